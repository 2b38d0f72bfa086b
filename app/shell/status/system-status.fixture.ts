import type { SystemStatus } from '#schemas/generated/platform.ts';

/** The status of an open platform. */
export const openStatus: SystemStatus = {
  status: 0,
  maintenance: false,
  regionRestriction: false,
  location: { ip: '192.0.2.1' },
  info: { title: '', text: '', customerService: '' },
  mainDomain: 'specimen.example',
  imageCDNs: [],
  launchGameCDNs: [],
};
