import { UpstreamError } from '#gateway/upstream/upstream-error.ts'
import { brokenRule, type Issue } from '#services/contract/broken-rule.ts'
import type { ServiceName } from '#services/contract/call.ts'

type Checked = { readonly error?: { readonly issues: readonly Issue[] } | undefined }

/** Refuses like our own service, for platforms that do not check the rules of a form. */
export function refuseMalformed(service: ServiceName, { error }: Checked, place = ''): void {
  const [issue] = error?.issues ?? []
  if (!issue) return
  const { path } = issue
  const message = brokenRule(issue)
  const field = [...(place ? [place] : []), ...path.map(String)].join('.')
  throw new UpstreamError({ service, status: 400, code: 'INVALID_INPUT', message, field })
}
