import { z } from 'zod'
import { JobFault } from '#services/platform/jobs/job-fault.ts'

/** Errors of our own configuration: the operator can fix them while the mail waits. */
const OURS = new Set(['EAUTH', 'ETLS', 'EOAUTH2', 'EPROXY'])

/** Why a mail was not sent. The server's text often repeats the address, so only codes are used. */
export class MailFault extends JobFault {
  readonly code: string
  /** What the server answered, without the addresses that it often repeats. */
  readonly answer: string | null

  constructor(cause: unknown) {
    const [code, answer] = [codeOf(cause), answerOf(cause)]
    const words = answer === null ? code : `${code} ${answer}`
    // SMTP replies from 500 on are permanent.
    super(`The mail was not taken: ${words}`, {
      isPassing: OURS.has(code) || answer === null || answer < 500,
    })
    this.name = 'MailFault'
    this.code = words
    this.answer = wordsOf(cause)
  }
}

/** Its values will not change, so the job is given up at once. The reason names none of them. */
export function cannotBeWritten(template: string, cause: unknown): JobFault {
  const reasons =
    cause instanceof z.ZodError
      ? cause.issues.map(({ path, code }) => [...path, code].join(' '))
      : [codeOf(cause)]
  return new JobFault(`The letter ${template} cannot be written: ${reasons.join(', ')}`, {
    isFinal: true,
  })
}

function codeOf(cause: unknown): string {
  if (!(cause instanceof Error)) return 'unknown'
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name
}

function answerOf(cause: unknown): number | null {
  if (!(cause instanceof Error) || !('responseCode' in cause)) return null
  const answer = Number(cause.responseCode)
  return Number.isInteger(answer) ? answer : null
}

const ADDRESS = /\S+@\S+/g
const MOST_WORDS = 300

function wordsOf(cause: unknown): string | null {
  if (!(cause instanceof Error) || !('response' in cause)) return null
  const { response } = cause
  if (typeof response !== 'string') return null
  return response.replaceAll(ADDRESS, '…').replaceAll(/\s+/g, ' ').slice(0, MOST_WORDS)
}
