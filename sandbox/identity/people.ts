import type { Account } from 'oidc-provider';

export interface Person {
  readonly subject: string;
  readonly name: string;
  readonly email: string;
}

/** People with accounts at the local providers. */
export const PEOPLE: readonly Person[] = [
  { subject: '1000001', name: 'Lina Reyes', email: 'lina.reyes@mail.example' },
  { subject: '1000002', name: 'Omar Haddad', email: 'omar.haddad@mail.example' },
  { subject: '1000003', name: 'Mei Tan', email: 'mei.tan@mail.example' },
  // Already a member: google1.
  { subject: '1000004', name: 'Ana Cruz', email: 'ana.cruz@mail.example' },
];

/** A person's claims in an ID token. */
export function findPerson(subject: string): Account | undefined {
  const person = PEOPLE.find((candidate) => candidate.subject === subject);
  if (!person) return undefined;
  const { name, email } = person;
  return { accountId: subject, claims: () => ({ sub: subject, name, email, email_verified: true }) };
}
