import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { PasswordCost } from '#services/config.ts'
import { tooMany } from '#services/platform/errors.ts'
import { type ComputeKey, computeKey } from './argon2-apart.ts'
import { computeKeyInPool } from './argon2-pool.ts'

/** Whoever comes later would wait for more than a second. */
const MOST_WAITING = 20
/** By then twenty of them are done. */
const RETRY_SECONDS = 3
const KEY_BYTES = 32
const SALT_BYTES = 16
const STORED = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([\w+/]+)\$([\w+/]+)$/

type Stored = PasswordCost & { readonly salt: Buffer; readonly key: Buffer }

export type Passwords = {
  hash(password: string): Promise<string>
  /** As much work for nobody's hash as for somebody's, and for an old one as for a new one. */
  check(password: string, stored: string | null): Promise<PasswordCheck>
  isRight(password: string, stored: string | null): Promise<boolean>
}

export type PasswordCheck = {
  readonly isRight: boolean
  /** A new hash of the right password, where the stored one has another cost than those that are made. */
  readonly renewed: string | null
}

type PasswordMeans = {
  /** Costs of the hashes that are kept. */
  readonly readCosts?: () => Promise<readonly PasswordCost[]>
  /** In a thread of its own; false: among those of Node. */
  readonly isApart?: boolean
}

/** Argon2id, one at a time; whoever would be behind twenty others is told to come again. */
export function createPasswords(
  cost: PasswordCost,
  { readCosts = async () => [], isApart = true }: PasswordMeans = {},
): Passwords {
  const keyOf = keysBy(isApart ? computeKey : computeKeyInPool)
  const inTurn = createQueue()
  const costs = new Map([[hashStart(cost), cost]])
  let learned: Promise<void> | null = null

  function learn({ memoryKib, passes }: PasswordCost): void {
    const start = hashStart({ memoryKib, passes })
    if (!costs.has(start)) costs.set(start, { memoryKib, passes })
  }

  /** What a hash of each cost that is kept takes: which one is somebody's cannot be told by time. */
  async function compareAtEachCost(password: string, expected: Stored | null) {
    let isRight = false
    let renewed: string | null = null
    for (const one of costs.values()) {
      const isOwn = expected !== null && hashStart(expected) === hashStart(one)
      const salt = isOwn ? expected.salt : randomBytes(SALT_BYTES)
      const key = await keyOf(password, { ...one, salt })
      if (isOwn) isRight = timingSafeEqual(key, expected.key)
      else if (one === cost) renewed = storedText({ ...cost, salt, key })
    }
    return { isRight, renewed: isRight ? renewed : null }
  }

  const check: Passwords['check'] = async (password, stored) => {
    const expected = stored === null ? null : parseStored(stored)
    learned ??= readCosts().then((all) => all.forEach(learn))
    await learned.catch((error: unknown) => {
      learned = null
      throw error
    })
    if (expected) learn(expected) // written since by a program that makes others
    return await inTurn(() => compareAtEachCost(password, expected))
  }

  return {
    hash: async (password) => {
      const salt = randomBytes(SALT_BYTES)
      const key = await inTurn(() => keyOf(password, { ...cost, salt }))
      return storedText({ ...cost, salt, key })
    },
    check,
    isRight: async (password, stored) => (await check(password, stored)).isRight,
  }
}

/** What all hashes of a cost begin with. */
export function hashStart({ memoryKib, passes }: PasswordCost): string {
  return `$argon2id$v=19$m=${memoryKib},t=${passes},p=1$`
}

export function costOf(hash: string): PasswordCost | null {
  const stored = parseStored(hash)
  return stored && { memoryKib: stored.memoryKib, passes: stored.passes }
}

function createQueue(): <Answer>(work: () => Promise<Answer>) => Promise<Answer> {
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()

  return async (work) => {
    if (waiting > MOST_WAITING) throw tooMany(RETRY_SECONDS)
    waiting += 1
    const turn = last.then(work)
    last = turn.catch(() => {}) // whoever asked for it is told
    try {
      return await turn
    } finally {
      waiting -= 1
    }
  }
}

/** The same letters can be typed in several ways, and another keyboard chooses another one. */
function keysBy(compute: ComputeKey) {
  return (password: string, { memoryKib, passes, salt }: Omit<Stored, 'key'>): Promise<Buffer> =>
    compute({
      message: password.normalize('NFKC'),
      nonce: salt,
      parallelism: 1,
      tagLength: KEY_BYTES,
      memory: memoryKib,
      passes,
    })
}

function storedText({ salt, key, ...cost }: Stored): string {
  const text = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
  return `${hashStart(cost)}${text(salt)}$${text(key)}`
}

function parseStored(text: string): Stored | null {
  const [, memoryKib, passes, salt, keyText] = STORED.exec(text) ?? []
  if (!memoryKib || !passes || !salt || !keyText) return null
  const key = Buffer.from(keyText, 'base64')
  if (key.length !== KEY_BYTES) return null
  return {
    memoryKib: Number(memoryKib),
    passes: Number(passes),
    salt: Buffer.from(salt, 'base64'),
    key,
  }
}
