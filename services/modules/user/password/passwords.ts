import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { PasswordCost } from '#services/config.ts'
import { computeKeys } from './argon2.ts'

const KEY_BYTES = 32
const SALT_BYTES = 16
const STORED = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([\w+/]+)\$([\w+/]+)$/

type Salted = PasswordCost & { readonly salt: Buffer }
type Stored = Salted & { readonly key: Buffer }

export type Passwords = {
  hash(password: string): Promise<string>
  /** Takes the same time with and without a stored hash, and for hashes of an old cost. */
  check(password: string, stored: string | null): Promise<PasswordCheck>
  isRight(password: string, stored: string | null): Promise<boolean>
}

export type PasswordCheck = {
  readonly isRight: boolean
  /** A hash at the current cost, if the password is right and its stored hash has another cost. */
  readonly renewed: string | null
}

/** Argon2id hashes of passwords. `readCosts` returns the costs of the hashes in the database. */
export function createPasswords(
  cost: PasswordCost,
  readCosts: () => Promise<readonly PasswordCost[]> = async () => [],
): Passwords {
  const costs = new Map([[hashStart(cost), cost]])
  let learned: Promise<void> | null = null

  function learn({ memoryKib, passes }: PasswordCost): void {
    const start = hashStart({ memoryKib, passes })
    if (!costs.has(start)) costs.set(start, { memoryKib, passes })
  }

  /** Computes a key at every known cost, so that the time does not reveal the cost of the hash. */
  async function compare(password: string, expected: Stored | null): Promise<PasswordCheck> {
    const own = expected && hashStart(expected)
    const hashes = await hashesOf(
      password,
      [...costs].map(([start, one]) =>
        expected && start === own ? expected : { ...one, salt: randomBytes(SALT_BYTES) },
      ),
    )
    const computed = hashes.find((hash) => hashStart(hash) === own)
    const isRight =
      expected !== null && computed !== undefined && timingSafeEqual(computed.key, expected.key)
    const current = hashes.find((hash) => hashStart(hash) === hashStart(cost))
    const isOutdated = current !== undefined && current !== computed
    return { isRight, renewed: isRight && isOutdated ? storedText(current) : null }
  }

  const check: Passwords['check'] = async (password, stored) => {
    const expected = stored === null ? null : parseStored(stored)
    learned ??= readCosts().then((all) => all.forEach(learn))
    await learned.catch((error: unknown) => {
      learned = null
      throw error
    })
    // A newer version of this program may have added a cost since the last read.
    if (expected) learn(expected)
    return await compare(password, expected)
  }

  return {
    hash: async (password) => {
      const [hash] = await hashesOf(password, [{ ...cost, salt: randomBytes(SALT_BYTES) }])
      if (!hash) throw new Error('The password worker returned no key')
      return storedText(hash)
    },
    check,
    isRight: async (password, stored) => (await check(password, stored)).isRight,
  }
}

/** Prefix of all hashes of a cost. */
export function hashStart({ memoryKib, passes }: PasswordCost): string {
  return `$argon2id$v=19$m=${memoryKib},t=${passes},p=1$`
}

export function costOf(hash: string): PasswordCost | null {
  const stored = parseStored(hash)
  return stored && { memoryKib: stored.memoryKib, passes: stored.passes }
}

async function hashesOf(password: string, salted: readonly Salted[]): Promise<Stored[]> {
  // Keyboards compose the same letters in different ways.
  const message = password.normalize('NFKC')
  const keys = await computeKeys(
    salted.map(({ memoryKib, passes, salt }) => ({
      message,
      nonce: salt,
      parallelism: 1,
      tagLength: KEY_BYTES,
      memory: memoryKib,
      passes,
    })),
  )
  return salted.flatMap((one, at) => {
    const key = keys[at]
    return key ? [{ ...one, key }] : []
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
