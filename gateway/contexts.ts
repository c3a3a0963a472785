import type { ExecutionResult } from 'graphql'
import type { Logger } from 'pino'
import {
  type ContextDeps,
  type ContextRequest,
  createContext,
  type GatewayContext,
} from './context.ts'
import type { LayoutData } from './layout/layout.ts'
import type { PageExecutionRequest } from './page-execution.ts'
import { createRenewals } from './session/renewals.ts'
import { nobody, type Wallet } from './session/wallet.ts'
import { UpstreamError } from './upstream/upstream-error.ts'

/** What HTTP tells of a request. */
export type ServerContext = {
  readonly requestId: string
  readonly clientAddress?: string
  /** Ends with the connection or the time limit. */
  readonly signal?: AbortSignal
  /** What the visitor brought; nothing when it is left out. */
  readonly wallet?: Wallet
  /** All of it, where it has been made already: for pages, and with what is settled. */
  readonly made?: GatewayContext
  /** What came of the operation, where it has been run already. */
  readonly settled?: ExecutionResult
}

export type Settled = Required<Pick<ServerContext, 'made' | 'settled'>>
export type Visit = Pick<ServerContext, 'requestId' | 'clientAddress' | 'wallet'> & {
  readonly signal: AbortSignal
}

export type ContextsOptions = Pick<ContextDeps, 'upstream' | 'publicUrl' | 'mediaUrl'> & {
  layout(): LayoutData | null
  /** Shows visitors which calls their operations cost. */
  readonly isDemo: boolean
  readonly log: Logger
  readonly clock?: { now(): Date }
}

const SYSTEM_CLOCK = { now: () => new Date() }

/** Whatever asks something of the graph gets its context here. */
export function createContexts(options: ContextsOptions) {
  const { upstream, publicUrl, mediaUrl, isDemo, log, clock = SYSTEM_CLOCK } = options
  const renewals = createRenewals()

  function make(request: ContextRequest, isTraced: boolean): GatewayContext {
    const layout = options.layout()
    return createContext(
      { upstream, renewals, clock, layout, publicUrl, mediaUrl, isTraced },
      request,
    )
  }

  function ofVisit(visit: Visit, isTraced = isDemo): GatewayContext {
    const { requestId, clientAddress, signal, wallet = nobody() } = visit
    const address = clientAddress ? { clientAddress } : {}
    return make({ requestId, signal, wallet, log, ...address }, isTraced)
  }

  return {
    ofVisit,

    ofPage: ({ requestId, locale, signal, wallet = nobody() }: PageExecutionRequest) =>
      make({ requestId, locale, signal, wallet, log }, false),

    /** Who works on the site gets in while it is closed; whoever cannot be known does not. */
    async isStaff(visit: Visit): Promise<boolean> {
      const { session, loaders } = ofVisit(visit, false)
      if (!session.hasTokens()) return false
      try {
        return (await loaders.user.me())?.isBackofficeUser === true
      } catch (error) {
        if (!(error instanceof UpstreamError)) throw error
        log.warn({ code: error.code }, 'not known whether somebody is staff')
        return false
      }
    },
  }
}
