import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { PasswordCost } from '#services/config.ts'
import { tooMany } from '#services/platform/errors.ts'

/** Everything else shares the two or four threads that these are worked out on. */
const MOST_WAITING = 20
/** By then twenty of them are done. */
const RETRY_SECONDS = 3
const KEY_BYTES = 32
const SALT_BYTES = 16
const STORED = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([\w+/]+)\$([\w+/]+)$/

type Stored = PasswordCost & { readonly salt: Buffer; readonly key: Buffer }

export type Passwords = {
  hash(password: string): Promise<string>
  /** As much work for nobody's hash as for somebody's. */
  isRight(password: string, stored: string | null): Promise<boolean>
  /** Made when less was enough. */
  isOutdated(stored: string): boolean
}

const computeKey = promisify<'argon2id', Argon2Parameters, Buffer>(argon2)

/** Argon2id, one at a time; whoever would be behind twenty others is told to come again. */
export function createPasswords(cost: PasswordCost): Passwords {
  const inTurn = createQueue()
  const nobody: Stored = {
    ...cost,
    salt: randomBytes(SALT_BYTES),
    key: randomBytes(KEY_BYTES),
  }

  return {
    hash: async (password) => {
      const salt = randomBytes(SALT_BYTES)
      const key = await inTurn(() => keyOf(password, { ...cost, salt }))
      return storedText({ ...cost, salt, key })
    },
    isRight: async (password, stored) => {
      const expected = (stored && parseStored(stored)) || nobody
      const key = await inTurn(() => keyOf(password, expected))
      return timingSafeEqual(key, expected.key) && expected !== nobody
    },
    isOutdated: (stored) => {
      const parsed = parseStored(stored)
      return !parsed || parsed.memoryKib < cost.memoryKib || parsed.passes < cost.passes
    },
  }
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
function keyOf(
  password: string,
  { memoryKib, passes, salt }: Omit<Stored, 'key'>,
): Promise<Buffer> {
  return computeKey('argon2id', {
    message: password.normalize('NFKC'),
    nonce: salt,
    parallelism: 1,
    tagLength: KEY_BYTES,
    memory: memoryKib,
    passes,
  })
}

function storedText({ memoryKib, passes, salt, key }: Stored): string {
  const text = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
  return `$argon2id$v=19$m=${memoryKib},t=${passes},p=1$${text(salt)}$${text(key)}`
}

function parseStored(text: string): Stored | null {
  const [, memoryKib, passes, salt, key] = STORED.exec(text) ?? []
  if (!memoryKib || !passes || !salt || !key) return null
  return {
    memoryKib: Number(memoryKib),
    passes: Number(passes),
    salt: Buffer.from(salt, 'base64'),
    key: Buffer.from(key, 'base64'),
  }
}
