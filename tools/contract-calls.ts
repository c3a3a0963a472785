import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Call, callUrl } from '#services/contract/call.ts'

const CONTRACT = join(import.meta.dirname, '../services/contract')

/** Every call that the contract exports, by address. */
export async function contractCalls(): Promise<readonly Call[]> {
  const calls: Call[] = []
  for await (const file of glob('*.ts', { cwd: CONTRACT })) {
    const exported: unknown = await import(pathToFileURL(join(CONTRACT, file)).href)
    calls.push(...Object.values(Object(exported)).filter(isCall))
  }
  return calls.sort((left, right) => (addressOf(left) < addressOf(right) ? -1 : 1))
}

function addressOf(call: Call): string {
  return `${call.service} ${callUrl(call)} ${call.method}`
}

export function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'service' in value && 'needsKey' in value
}
