import type { FastifyPluginAsync } from 'fastify'
import type { Logger } from 'pino'
import type { ServicesConfig } from '#services/config.ts'
import type { ServiceName } from '#services/contract/call.ts'
import type { Right } from '#services/contract/rules/rights.ts'
import type { AnswerCache } from './answer-cache.ts'
import type { Clock } from './clock.ts'
import type { Db, Trx } from './database.ts'
import type { ChangeFeed } from './feed.ts'
import type { FeedFollower } from './feed-follower.ts'
import type { SessionClaims } from './http/gate.ts'
import type { StaffEntry } from './http/scope.ts'
import type { Route } from './http.ts'
import type { JsonObject } from './json.ts'
import type { Letter } from './letter.ts'
import type { RateLimits } from './limits/rate-limit.ts'
import type { StaffList } from './list/staff-list.ts'
import type { MediaUses } from './media-uses.ts'
import type { FindPerson, PersonalData, PersonalTable } from './personal-data.ts'
import { type RetentionRule, retentionSettings } from './retention.ts'
import type { Setting, Settings } from './setting.ts'
import type { Tables } from './tables.ts'
import type { Drawings } from './threads/drawings.ts'

export type ModuleDeps = {
  readonly db: Db
  readonly clock: Clock
  readonly config: ServicesConfig
  readonly log: Logger
  readonly feed: ChangeFeed
  readonly follower: FeedFollower
  readonly cache: AnswerCache
  readonly limits: RateLimits
  readonly drawings: Drawings
  /** Personal data of all modules, for the export and the erasure of an account. */
  readonly personalData: readonly PersonalData[]
  readonly retention: readonly RetentionRule[]
  /** Letters of all modules by name, for those that wait as jobs and for the export of the log. */
  readonly letters: ReadonlyMap<string, Letter>
  /** Lists of the back office of all modules. */
  readonly lists: readonly StaffList[]
  /** Where modules store ids of media. */
  readonly mediaUses: readonly MediaUses[]
  /** Finds a person for modules that may not import the one that owns the accounts. */
  readonly findPerson: FindPerson
  readonly isSessionActive: IsSessionActive
  readonly findStaff: FindStaff
  /** Settings and options that need no right, as the modules name them. */
  readonly publicSettings: ReadonlySet<string>
  /** The right with which the history of a record of each kind is shown, as the modules declare it. */
  readonly histories: ReadonlyMap<string, Right>
  /** Settings that staff can change, by `<group>/<key>`. */
  readonly settings: ReadonlyMap<string, Setting>
}

type IsSessionActive = (db: Db, session: SessionClaims) => Promise<boolean>
/** Null for a token of no open session in the back office. */
type FindStaff = (db: Db, token: string, clock: Clock) => Promise<StaffEntry | null>

export type PersonalTables = { readonly [name in keyof Tables]?: PersonalTable }

/** Runs inside the worker's transaction: the scheduled row is deleted only if the work succeeds. */
export type DueHandler = (trx: Trx, payload: JsonObject, clock: Clock) => Promise<void>
/** Runs outside any transaction and may run again after an error. */
export type OutboxHandler = (payload: JsonObject, deps: ModuleDeps) => Promise<void>

/**
 * What a folder of the services declares in its `module.ts` as `module`. Tools parse `services`,
 * `imports` and `reservedSlugs` from the text of that file, so these are lists of plain strings.
 */
export type Module = {
  /** Its folder name. */
  readonly name: string
  /** Service names on the wire that its calls belong to. */
  readonly services: readonly ServiceName[]
  /** Modules whose `api.ts` it may import. */
  readonly imports: readonly string[]
  /**
   * First path segments of its files and own pages; no page of the CMS may use one as its slug. Those
   * of screens follow from `client/screens`.
   */
  readonly reservedSlugs?: readonly string[]
  /**
   * What anyone with the key of the site may read: `<group>/<key>` of the settings, `options/<key>`
   * of the CMS. All others need the right `settings.write`.
   */
  readonly publicSettings?: readonly string[]
  /**
   * Settings that staff can change, by `<group>/<key>`; it declares those that it reads. Those of
   * `retention` follow from the bounds of its rules.
   */
  readonly settings?: Settings
  /**
   * Kinds of records whose changes it records, with the right of the screen that shows one of them.
   * `audit.read` shows all.
   */
  readonly histories?: Readonly<Record<string, Right>>
  /** Tags that it writes to the change feed; `*` stands for an id. */
  readonly writes?: readonly string[]
  /** Its tables with personal data, for tests of the export and the erasure. */
  readonly personalTables?: PersonalTables
  readonly otherTables?: readonly (keyof Tables)[]
  /**
   * Columns of other tables that hold a staff member's account id; meaningless once that account is
   * deleted.
   */
  readonly staffColumns?: readonly string[]
  /** Lists of the back office, made by `staffList`; a function where one shows what modules declare. */
  readonly lists?: readonly StaffList[] | ((declared: Declared) => readonly StaffList[])
  /** Where it stores ids of media. */
  readonly mediaUses?: readonly MediaUses[]
  routes(deps: ModuleDeps): readonly Route[]
  /** Raw HTTP outside the contract, such as the bytes of media. */
  plugin?(deps: ModuleDeps): FastifyPluginAsync
  /**
   * Runs after the migrations and before the first request; returns a function that stops what it
   * started.
   */
  start?(deps: ModuleDeps): Promise<() => Promise<void>>
  readonly dueHandlers?: Readonly<Record<string, DueHandler>>
  readonly outboxHandlers?: Readonly<Record<string, OutboxHandler>>
  readonly personalData?: PersonalData
  readonly retention?: readonly RetentionRule[]
  /** Mails that it sends, made by `defineLetters`. */
  readonly letters?: Readonly<Record<string, Letter>>
  /** Only the module that owns the accounts declares these two. */
  readonly findPerson?: FindPerson
  readonly isSessionActive?: IsSessionActive
  /** Only the module that owns the sessions of staff declares it. */
  readonly findStaff?: FindStaff
}

/** What a list may show of all modules. */
export type Declared = Pick<ModuleDeps, 'mediaUses'>

/** The part of `ModuleDeps` that the modules contribute. */
export function contributedBy(
  modules: readonly Module[],
): Pick<
  ModuleDeps,
  | 'personalData'
  | 'retention'
  | 'letters'
  | 'lists'
  | 'mediaUses'
  | 'findPerson'
  | 'isSessionActive'
  | 'findStaff'
  | 'publicSettings'
  | 'histories'
  | 'settings'
> {
  const retention = modules.flatMap((module) => module.retention ?? [])
  const declared = { mediaUses: modules.flatMap(({ mediaUses }) => mediaUses ?? []) }
  const accounts = modules.find(({ findPerson }) => findPerson)
  return {
    // The export starts with the account's own data.
    personalData: modules
      .toSorted((left, right) => Number(right === accounts) - Number(left === accounts))
      .flatMap(({ personalData }) => personalData ?? []),
    retention,
    letters: new Map(modules.flatMap(({ letters }) => Object.entries(letters ?? {}))),
    ...declared,
    lists: modules.flatMap(({ lists = [] }) =>
      typeof lists === 'function' ? lists(declared) : lists,
    ),
    findPerson: accounts?.findPerson ?? (() => Promise.resolve(null)),
    isSessionActive: accounts?.isSessionActive ?? (() => Promise.resolve(false)),
    findStaff: modules.find(({ findStaff }) => findStaff)?.findStaff ?? (async () => null),
    publicSettings: new Set(modules.flatMap(({ publicSettings }) => publicSettings ?? [])),
    settings: new Map(
      [...modules.map(({ settings = {} }) => settings), retentionSettings(retention)].flatMap(
        (settings) => Object.entries(settings),
      ),
    ),
    histories: new Map(modules.flatMap(({ histories }) => Object.entries(histories ?? {}))),
  }
}
