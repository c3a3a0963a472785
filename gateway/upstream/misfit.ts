import type { Logger } from 'pino'
import type { z } from 'zod'
import { type Call, callUrl } from '#services/contract/call.ts'
import type { UpstreamError } from './upstream-error.ts'

const MOST_FAULTS = 5
/** A faulty call usually fails every time, so it is logged once per minute. */
const PAUSE_MS = 60_000

type Issues = readonly z.core.$ZodIssue[]

/** Path and expectation of each fault, without the value, which may be personal. */
export function faultsIn(issues: Issues, above: readonly PropertyKey[] = []): readonly string[] {
  const faults = issues.flatMap((issue) => {
    const path = [...above, ...issue.path]
    const branch = issue.code === 'invalid_union' ? nearest(issue.errors) : []
    return branch.length > 0 ? faultsIn(branch, path) : [`${path.join('.')}: ${issue.message}`]
  })
  return faults.slice(0, MOST_FAULTS)
}

/** The union member that matches best. */
function nearest(branches: readonly Issues[]): Issues {
  const depthOf = (issues: Issues) => Math.max(0, ...issues.map(({ path }) => path.length))
  return branches.toSorted((one, other) => depthOf(other) - depthOf(one))[0] ?? []
}

/** Logs answers that do not fit the contract, at a limited rate per call. */
export function createMisfitLog(log: Logger): (call: Call, error: UpstreamError) => void {
  const loggedAt = new Map<string, number>()
  return (call, { faults, service }) => {
    const name = `${call.method} ${callUrl(call)}`
    const now = performance.now()
    if (faults.length === 0 || now - (loggedAt.get(name) ?? -PAUSE_MS) < PAUSE_MS) return
    loggedAt.set(name, now)
    log.warn({ service, call: name, faults }, 'answer does not fit the contract')
  }
}

/** Logs each call that the platform does not have, once per process. */
export function createMissingCallLog(log: Logger): (call: Call, error: UpstreamError) => void {
  const logged = new Set<string>()
  return (call, { isUnknownCall, service, status }) => {
    // Any other call may miss a record instead: a coupon, an address.
    const isCertain = call.extension || (call.access === 'public' && call.kind === 'read')
    const name = `${call.method} ${callUrl(call)}`
    if (!isUnknownCall || !isCertain || logged.has(name)) return
    logged.add(name)
    log.info({ service, call: name, status }, 'platform lacks a call')
  }
}
