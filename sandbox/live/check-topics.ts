import type { LiveTopics } from '#schemas/generated/platform.ts';
import { CONTRACT_NAME } from '../calls/contract-operations.ts';
import { contractSchemas } from '../calls/contract-schemas.ts';
import type { Report } from '../process/report.ts';

/** @returns a check of events against the contract; a bad event is reported, and thrown in strict mode */
export function topicCheck(strict: boolean, report: Report): (topics: LiveTopics) => void {
  const faultOf = contractSchemas().answerFault({ $ref: `${CONTRACT_NAME}#/components/schemas/LiveTopics` });
  return (topics) => {
    const fault = faultOf(topics);
    if (fault === null) return;
    report(`EVENT OUT OF CONTRACT: ${fault}`);
    if (strict) throw new Error(`The event is out of contract: ${fault}`);
  };
}
