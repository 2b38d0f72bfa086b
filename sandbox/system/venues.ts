/** A licensed gaming venue. */
interface Venue {
  readonly value: string;
  readonly label: string;
  readonly region: string;
}

const REGIONS = [
  { value: 'NCR', label: 'Metro Manila' },
  { value: 'CLZ', label: 'Central Luzon' },
  { value: 'CVS', label: 'Central Visayas' },
  { value: 'DVO', label: 'Davao Region' },
] as const;

const VENUES: readonly Venue[] = [
  { value: 'NCR-001', label: 'Ermita, Mabini Street', region: 'NCR' },
  { value: 'NCR-002', label: 'Makati, Chino Roces Avenue', region: 'NCR' },
  { value: 'NCR-003', label: 'Quezon City, Timog Avenue', region: 'NCR' },
  { value: 'CLZ-001', label: 'Angeles, Fields Avenue', region: 'CLZ' },
  { value: 'CLZ-002', label: 'San Fernando, MacArthur Highway', region: 'CLZ' },
  { value: 'CVS-001', label: 'Cebu City, Mango Avenue', region: 'CVS' },
  { value: 'CVS-002', label: 'Lapu-Lapu, Pusok Road', region: 'CVS' },
  { value: 'DVO-001', label: 'Davao City, Lanang', region: 'DVO' },
];

/** Regions that have venues. */
export function regionChoices() {
  return REGIONS.map(({ value, label }) => ({ value, label }));
}

/** Venues of a region, or all. */
export function venueChoices(region: string | undefined) {
  const venues = VENUES.filter((venue) => region === undefined || venue.region === region);
  return venues.map(({ value, label }) => ({ value, label }));
}

export function isVenue(value: string | undefined): boolean {
  return VENUES.some((venue) => venue.value === value);
}
