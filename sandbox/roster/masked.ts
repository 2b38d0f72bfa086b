export function masked(account: string): string {
  return `${account.slice(0, 2)}***${account.slice(-2)}`;
}
