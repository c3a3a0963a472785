import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'
import { unusedPort } from '#tests/support/program.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'
import { blocksOf, OPERATIONS, operationsIn } from './guide.ts'

const run = promisify(execFile)
/** As strict as TypeScript gets, in a project that is not ours. */
const TSCONFIG = {
  compilerOptions: {
    ...{ target: 'es2024', lib: ['es2024', 'dom', 'dom.iterable', 'dom.asynciterable'] },
    ...{ module: 'preserve', moduleResolution: 'bundler', types: ['node'] },
    ...{ strict: true, noUncheckedIndexedAccess: true, exactOptionalPropertyTypes: true },
    ...{ verbatimModuleSyntax: true, allowImportingTsExtensions: true, noEmit: true },
    skipLibCheck: true,
  },
  include: ['*.ts', 'generated/*.ts'],
  exclude: ['codegen.ts'],
}

let services: TestServices
let graph: TestGateway
let project: string

const tool = (name: string, ...parameters: string[]) =>
  run(process.execPath, [join(project, 'node_modules', name), ...parameters], { cwd: project })

/** Follows the guide in a folder of its own: schema, operations, generated code, programs. */
beforeAll(async () => {
  // A payment provider returns the buyer to the shop's address.
  const port = await unusedPort()
  const site = `http://127.0.0.1:${port}`
  services = await startServices({ seed: true, config: { publicUrl: site } })
  graph = await startGateway({
    servicesUrl: services.url,
    environment: { PORT: `${port}`, PUBLIC_URL: site },
    clock: services.clock,
  })
  project = await mkdtemp(join(tmpdir(), 'savez-stranger-'))
  await symlink(resolve('node_modules'), join(project, 'node_modules'))
  const sdl = await fetch(`${graph.url}/schema.graphql`)
  await writeFile(join(project, 'schema.graphql'), await sdl.text())
  await cp('docs/clients', join(project, 'operations'), { recursive: true })
  await cp('tests/clients/strangers', project, { recursive: true })
  await writeFile(join(project, 'codegen.ts'), blocksOf('ts')[0] ?? '')
  await writeFile(join(project, 'package.json'), '{ "type": "module" }')
  await writeFile(join(project, 'tsconfig.json'), JSON.stringify(TSCONFIG))
  await tool('@graphql-codegen/cli/esm/bin.js', '--config', 'codegen.ts', '--silent')
})
afterAll(async () => {
  await graph?.close()
  await services?.close()
  if (project) await rm(project, { recursive: true })
})

/** What a client saw, as it prints it. */
async function report(client: string): Promise<object> {
  const { stdout } = await run(process.execPath, ['main.ts', client, graph.url], {
    ...{ cwd: project, timeout: 120_000 },
  })
  return JSON.parse(stdout)
}

const SEEN = {
  languages: expect.arrayContaining(['hr']),
  categories: expect.any(Number),
  total: expect.any(Number),
  pictureType: expect.stringMatching(/^200 image\//),
  ...{ hasDescription: true, isFiltered: true, isFound: true },
}

test('[DC-09] the types that are made of the served schema compile under strict', async () => {
  const generated = await readFile(join(project, 'generated/graphql.ts'), 'utf8')
  expect(generated.match(/^.*: any\b.*$/m)).toBeNull()
  for (const modules of [[], ['--module', 'nodenext', '--moduleResolution', 'nodenext']]) {
    await expect(tool('typescript/bin/tsc', '--project', '.', ...modules)).resolves.toMatchObject({
      stdout: '',
    })
  }
})

test('[DC-09] with plain fetch a guest logs in, refreshes once, follows the cart and pays', async () => {
  expect(await report('fetch')).toEqual({
    ...SEEN,
    ...{ isRefreshed: true, isCustomer: true, wish: 'SetWishSuccess', isWished: true },
    ...{ hasCartGrown: true, state: 'CONFIRMED', paymentState: 'PAID' },
    ...{ isBackForOrder: true, isListed: true, logout: 'LogoutSuccess' },
  })
})

test('[DC-09] with urql a customer follows the cart and orders by transfer', async () => {
  expect(await report('urql')).toEqual({
    ...SEEN,
    ...{ isFollowed: true, state: 'AWAITING_PAYMENT', hasTransfer: true },
  })
})

test('[DC-09] with Apollo Client a guest leaves the provider and begins the payment again', async () => {
  expect(await report('apollo')).toEqual({
    ...SEEN,
    ...{ removed: 'RemoveCartItemSuccess', isCartGone: true },
    ...{ bundle: 'AddToCartSuccess', coupon: 'ApplyCouponSuccess' },
    ...{ state: 'AWAITING_PAYMENT', canPay: true, payment: 'PaymentForm' },
  })
})

test('these clients send every operation of the guide', async () => {
  const files = ['fetch-client', 'journey', 'main'].map((name) => join(project, `${name}.ts`))
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  const names = operationsIn(OPERATIONS).map(({ name }) => `${name?.value}Document`)

  expect(names.length).toBeGreaterThan(15)
  expect(names.filter((name) => !texts.some((text) => text.includes(name)))).toEqual([])
})
