import { callBadly } from './call-badly.fixture.ts';

callBadly(({ method }) => method === 'GET');
