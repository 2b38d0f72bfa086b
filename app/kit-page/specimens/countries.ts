interface Country {
  code: string;
  name: string;
  dial: string;
  /** Three stripes that stand for its flag. */
  colours: readonly [string, string, string];
}

/** A few, to try long lists with. */
export const COUNTRIES: readonly Country[] = [
  { code: 'AR', name: 'Argentina', dial: '+54', colours: ['#74acdf', '#fff', '#74acdf'] },
  { code: 'AU', name: 'Australia', dial: '+61', colours: ['#012169', '#012169', '#012169'] },
  { code: 'AT', name: 'Austria', dial: '+43', colours: ['#ed2939', '#fff', '#ed2939'] },
  { code: 'BE', name: 'Belgium', dial: '+32', colours: ['#000', '#fae042', '#ed2939'] },
  { code: 'BR', name: 'Brazil', dial: '+55', colours: ['#009c3b', '#ffdf00', '#009c3b'] },
  { code: 'KH', name: 'Cambodia', dial: '+855', colours: ['#032ea1', '#e00025', '#032ea1'] },
  { code: 'CA', name: 'Canada', dial: '+1', colours: ['#f00', '#fff', '#f00'] },
  { code: 'CI', name: 'Côte d’Ivoire', dial: '+225', colours: ['#f77f00', '#fff', '#009e60'] },
  { code: 'EG', name: 'Egypt', dial: '+20', colours: ['#ce1126', '#fff', '#000'] },
  { code: 'EE', name: 'Estonia', dial: '+372', colours: ['#0072ce', '#000', '#fff'] },
  { code: 'FR', name: 'France', dial: '+33', colours: ['#002395', '#fff', '#ed2939'] },
  { code: 'DE', name: 'Germany', dial: '+49', colours: ['#000', '#d00', '#ffce00'] },
  { code: 'GN', name: 'Guinea', dial: '+224', colours: ['#ce1126', '#fcd116', '#009460'] },
  { code: 'ID', name: 'Indonesia', dial: '+62', colours: ['#f00', '#f00', '#fff'] },
  { code: 'IT', name: 'Italy', dial: '+39', colours: ['#009246', '#fff', '#ce2b37'] },
  { code: 'MY', name: 'Malaysia', dial: '+60', colours: ['#cc0001', '#fff', '#010066'] },
  { code: 'MT', name: 'Malta', dial: '+356', colours: ['#fff', '#fff', '#cf142b'] },
  { code: 'NL', name: 'Netherlands', dial: '+31', colours: ['#ae1c28', '#fff', '#21468b'] },
  { code: 'PH', name: 'Philippines', dial: '+63', colours: ['#0038a8', '#fcd116', '#ce1126'] },
  { code: 'PL', name: 'Poland', dial: '+48', colours: ['#fff', '#fff', '#dc143c'] },
  { code: 'TH', name: 'Thailand', dial: '+66', colours: ['#a51931', '#2d2a4a', '#a51931'] },
  { code: 'AE', name: 'United Arab Emirates', dial: '+971', colours: ['#00732f', '#fff', '#000'] },
  { code: 'VN', name: 'Việt Nam', dial: '+84', colours: ['#da251d', '#ff0', '#da251d'] },
];
