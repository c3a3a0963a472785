import { readFile } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'
import { createSchema } from '#gateway/schema.ts'
import {
  callsOfGateway,
  type Measured,
  nameOfCall,
  PLATFORM_GUIDE,
  platformGuide,
  STEPS,
  WITH_FEED,
} from '#tools/platform-guide.ts'
import { addressOf, type PlatformWorld, SCREENS, startPlatformWorld } from './platform-world.ts'
import { type Browser, openBrowser } from './visitors.ts'

const MUTATIONS = Object.keys(createSchema().getMutationType()?.getFields() ?? {})
const DOMAIN_DETECT = 'POST /api/v2/master/domainDetect'

/** Addresses that are no screens. */
const OTHERS = [
  ['site map', '/sitemap.xml'],
  ['unknown addresses', '/nema-toga'],
] as const

type Answered = { readonly answer: string; readonly calls: readonly string[] }
/** A page or a mutation, as one visitor uses it; at last on a platform that lacks a call. */
type Use = { readonly name: string; run(lacking: string | null): Promise<Answered> }

const contract = await callsOfGateway()
const extensions = contract.filter((call) => call.extension)
const extensionNames = new Set(extensions.map(nameOfCall))

async function usesOf(world: PlatformWorld): Promise<readonly Use[]> {
  const pageOf = (name: string, path: string, visitor: Browser): Use => ({
    name,
    async run(lacking) {
      world.lack(lacking)
      const { status, calls } = await world.visit(path, visitor)
      return { answer: String(status), calls }
    },
  })
  const mutationOf = (mutation: string, visitor: () => Promise<Browser>): Use => ({
    name: `\`${mutation}\``,
    async run(lacking) {
      world.lack(null)
      const prepared = await visitor()
      world.lack(lacking)
      const { code, calls } = await world.mutate(mutation, prepared)
      return { answer: code ?? 'OK', calls }
    },
  })
  const newcomer = openBrowser(world.graph)
  const uses = OTHERS.map(([name, path]) => pageOf(name, path, newcomer))
  uses.push(mutationOf('addToCart', async () => openBrowser(world.graph)))
  for (const kind of ['guest', 'customer'] as const) {
    const visitor = await world.visitor(kind)
    uses.push(...SCREENS.map((screen) => pageOf(screen, addressOf(screen), visitor)))
    uses.push(...MUTATIONS.map((mutation) => mutationOf(mutation, () => world.visitor(kind))))
  }
  return uses
}

/** What a use answers that lacks a call; null where that is no less than what it answers with it. */
async function failureOf(use: Use, { answer }: Answered, call: string): Promise<string | null> {
  if (extensionNames.has(call)) return answer === 'NOT_SUPPORTED' ? answer : null
  const lacking = await use.run(call)
  return lacking.answer === answer || lacking.answer < '400' ? null : lacking.answer
}

/** The layout is read before the first visitor comes. */
async function failuresAtStart(call: string): Promise<readonly string[]> {
  if (call === DOMAIN_DETECT) return []
  const world = await startPlatformWorld({ contract, lacks: call })
  try {
    const { status } = await world.visit('/', openBrowser(world.graph))
    return status === 200 ? [] : [`every page ${status}`]
  } finally {
    await world.close()
  }
}

async function measure(world: PlatformWorld): Promise<Measured> {
  const users = new Map<string, Set<string>>()
  const failures = new Map<string, Map<string, Set<string>>>()
  const note = (call: string, name: string, failure: string | null) => {
    users.set(call, (users.get(call) ?? new Set()).add(name))
    if (failure === null) return
    const known = failures.get(call) ?? new Map<string, Set<string>>()
    failures.set(call, known.set(failure, (known.get(failure) ?? new Set()).add(name)))
  }
  for (const call of world.callsAtStart) {
    for (const failure of [null, ...(await failuresAtStart(call))])
      note(call, 'every page', failure)
  }
  for (const use of await usesOf(world)) {
    const answered = await use.run(null)
    for (const call of new Set(answered.calls)) {
      note(call, use.name, await failureOf(use, answered, call))
    }
  }
  return {
    example: new Set(world.platform.calls),
    usersOf: (call) => [...(users.get(call) ?? [])],
    failuresOf: (call) =>
      [...(failures.get(call) ?? [])].map(
        ([failure, names]) => `${failure}: ${[...names].join(', ')}`,
      ),
  }
}

let measured: Measured

beforeAll(async () => {
  const world = await startPlatformWorld({ contract, hasAccounts: true })
  try {
    measured = await measure(world)
  } finally {
    await world.close()
  }
})

test('the guide has each call that the gateway makes, once', () => {
  const written = STEPS.flatMap(({ calls }) => Object.keys(calls))
  const own = contract.map(nameOfCall).filter((name) => !extensionNames.has(name))
  expect(written.toSorted()).toEqual(own.toSorted())
  expect(extensions.filter(({ adds }) => adds === null).map(nameOfCall)).toEqual([])
})

test('the tables of the guide are what screens and mutations do; -u rewrites them', async () => {
  const text = await readFile(PLATFORM_GUIDE, 'utf8')
  await expect(platformGuide(text, extensions, measured)).toMatchFileSnapshot(PLATFORM_GUIDE)
})

test('without the change feed the calls that wait for it are not made', () => {
  const made = [...WITH_FEED].filter((call) => measured.usersOf(call).length > 0)
  expect(made).toEqual([])
})
