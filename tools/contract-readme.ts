import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Call, callUrl } from '#services/contract/call.ts'
import { SITE_PATHS } from '#services/contract/generated/site-paths.ts'
import type { SitePath } from '#services/contract/site-path.ts'
import { MODULES } from '#services/generated/modules.ts'
import { whoMay } from '#services/platform/http/openapi.ts'
import { contributedBy } from '#services/platform/module.ts'
import type { RetentionRule } from '#services/platform/retention.ts'
import { contractCalls } from './contract-calls.ts'

export const CONTRACT_README = join(import.meta.dirname, '../services/contract/README.md')

export function contractReadme(calls: readonly Call[]): string {
  const periods = contributedBy(MODULES).retention.toSorted(
    (one, other) => one.keepDays - other.keepDays || (one.kind < other.kind ? -1 : 1),
  )
  return `# Contract of the services

Every REST call, described once with zod: the services validate inputs and outputs with it, the
gateway types its calls with it, and the running services generate \`/openapi.json\` and \`/docs\` from
it. It imports zod and nothing else.

- Success returns the documented object itself; failure returns
  \`{"error": {"message", "statusCode", "code"?, "field"?}}\`.
- Headers: \`apiKey\`, \`site\`, \`store\` with every call but those marked "no key";
  \`x-gaussbox-language\` (three letters); \`accessToken\` or \`authorization: Bearer\` where access requires it.
- An extension is not in the platform's call catalogue, so other platforms lack it.
- To add a call: describe it here, implement it in \`services/modules/<module>/routes.ts\`, test it in
  \`tests/services\`, and regenerate this page with \`node tools/contract-readme.ts\`.

## The ${calls.length} calls

| Call | Result | Access | Kind |
| --- | --- | --- | --- |
${calls.map(row).join('\n')}

## Paths beside the calls

The gateway streams them from a service, without cookies.

| Path | Service | What it answers |
| --- | --- | --- |
${SITE_PATHS.map(pathRow).join('\n')}

## How long records are stored

A job deletes what has expired at 3:00 in Zagreb. Days count from last use, end or event;
within its bounds the setting \`retention/<kind>\` overrides them.

| Kind | Days | Bounds | What is deleted |
| --- | --- | --- | --- |
${periods.map(periodRow).join('\n')}
`
}

function row(call: Call): string {
  const marks = [
    whoMay(call.access),
    ...(call.needsKey ? [] : ['no key']),
    ...(call.extension ? ['extension'] : []),
  ]
  return `| \`${call.method} ${callUrl(call)}\` | ${call.summary} | ${marks.join(', ')} | ${call.kind} |`
}

function pathRow({ paths, service, summary, isDemoOnly }: SitePath): string {
  const names = paths.map((path) => `\`${path}\``).join(', ')
  return `| ${names} | ${service} | ${summary}${isDemoOnly ? ', in demo mode' : ''} |`
}

function periodRow({ kind, keepDays, bounds, deletes }: RetentionRule): string {
  const between = bounds ? `${bounds.least} to ${bounds.most}` : ''
  return `| \`${kind}\` | ${keepDays} | ${between} | ${deletes} |`
}

if (import.meta.main) {
  await writeFile(CONTRACT_README, contractReadme(await contractCalls()))
  console.log('Wrote services/contract/README.md')
}
