export const REALITY_CHECK = 'reality-check';
