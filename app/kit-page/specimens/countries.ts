import {
  AE,
  AR,
  AT,
  AU,
  BE,
  BR,
  CA,
  CI,
  DE,
  EE,
  EG,
  FR,
  GN,
  ID,
  IT,
  KH,
  MT,
  MY,
  NL,
  PH,
  PL,
  TH,
  VN,
} from 'country-flag-icons/react/3x2';
import type { ComponentType } from 'react';

interface Country {
  code: string;
  name: string;
  dial: string;
  Flag: ComponentType<{ className: string; 'aria-hidden': boolean }>;
}

/** A sample for trying long lists. */
export const COUNTRIES: readonly Country[] = [
  { code: 'AR', name: 'Argentina', dial: '+54', Flag: AR },
  { code: 'AU', name: 'Australia', dial: '+61', Flag: AU },
  { code: 'AT', name: 'Austria', dial: '+43', Flag: AT },
  { code: 'BE', name: 'Belgium', dial: '+32', Flag: BE },
  { code: 'BR', name: 'Brazil', dial: '+55', Flag: BR },
  { code: 'KH', name: 'Cambodia', dial: '+855', Flag: KH },
  { code: 'CA', name: 'Canada', dial: '+1', Flag: CA },
  { code: 'CI', name: 'Côte d’Ivoire', dial: '+225', Flag: CI },
  { code: 'EG', name: 'Egypt', dial: '+20', Flag: EG },
  { code: 'EE', name: 'Estonia', dial: '+372', Flag: EE },
  { code: 'FR', name: 'France', dial: '+33', Flag: FR },
  { code: 'DE', name: 'Germany', dial: '+49', Flag: DE },
  { code: 'GN', name: 'Guinea', dial: '+224', Flag: GN },
  { code: 'ID', name: 'Indonesia', dial: '+62', Flag: ID },
  { code: 'IT', name: 'Italy', dial: '+39', Flag: IT },
  { code: 'MY', name: 'Malaysia', dial: '+60', Flag: MY },
  { code: 'MT', name: 'Malta', dial: '+356', Flag: MT },
  { code: 'NL', name: 'Netherlands', dial: '+31', Flag: NL },
  { code: 'PH', name: 'Philippines', dial: '+63', Flag: PH },
  { code: 'PL', name: 'Poland', dial: '+48', Flag: PL },
  { code: 'TH', name: 'Thailand', dial: '+66', Flag: TH },
  { code: 'AE', name: 'United Arab Emirates', dial: '+971', Flag: AE },
  { code: 'VN', name: 'Việt Nam', dial: '+84', Flag: VN },
];
