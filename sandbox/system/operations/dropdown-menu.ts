import type { Handler } from '#sandbox/calls/call.ts';
import { regionChoices, venueChoices } from '../venues.ts';

export const dropdownMenu: Handler<'dropdownMenu'> = ({ query }) => ({
  success: true,
  value: query.menuGroup === 'region' ? regionChoices() : venueChoices(query.region),
});
