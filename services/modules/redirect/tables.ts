import type { Generated } from 'kysely'

type RedirectTable = {
  id: Generated<number>
  /** With `/*` at its end for everything below it. */
  path: string
  target: string
  hits: Generated<number>
  last_at: string | null
  made_at: string
}

type FailedRequestTable = {
  id: Generated<number>
  path: string
  hits: number
  first_at: string
  last_at: string
}

declare module '#services/platform/tables.ts' {
  interface Tables {
    redirect: RedirectTable
    failed_request: FailedRequestTable
  }
}
