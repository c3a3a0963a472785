import type { Call, CallOutput } from '#services/contract/call.ts'
import { faultsIn } from './misfit.ts'
import { completePagination } from './pagination.ts'
import { toRefusal } from './refusal.ts'
import type { Answer } from './transport.ts'
import { misanswered } from './upstream-error.ts'

/** The parsed answer of a call; throws the error that it means. */
export function readAnswer<C extends Call>(
  call: C,
  answer: Answer,
  isChecked: boolean,
): CallOutput<C> {
  const { service } = call
  const body = readJson(answer)
  const refusal = () => toRefusal(call, { ...answer, body })

  if (answer.status >= 400) throw refusal()
  // Redirects are never followed: they could lead anywhere.
  if (answer.status < 200 || answer.status >= 300) {
    throw misanswered(service, `status: expected 2xx, received ${answer.status}`)
  }
  if (typeof body !== 'object' || body === null) {
    throw misanswered(service, `body: expected a JSON object, received ${answer.contentType}`)
  }
  if ('error' in body && typeof body.error === 'object' && body.error) {
    throw refusal()
  }

  const complete = completePagination(body)
  // Catalogue answers are validated only in samples, to save CPU.
  if (!isChecked) return complete as CallOutput<C>
  const parsed = call.output.safeParse(complete)
  if (!parsed.success) throw misanswered(service, ...faultsIn(parsed.error.issues))
  return parsed.data as CallOutput<C>
}

/** Undefined unless it is declared as JSON and parses. */
export function readJson({ contentType, text }: Answer): unknown {
  if (!/^application\/(?:[\w.+-]+\+)?json\b/i.test(contentType)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
