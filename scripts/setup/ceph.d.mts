export function findCeph(): void;
