export function findVarnish(): string;
