import {
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { screenList } from '#tools/codegen-screens.ts'
import { firstSegments, readScreens, screenFolders } from '#tools/screen-declarations.ts'
import { areasUsedBy } from '#tools/text-areas.ts'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'savez-screens-'))
})
afterEach(() => rmSync(root, { recursive: true }))

function plant(path: string, text: string): void {
  const file = join(root, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

function declare(folder: string, screen: object): void {
  plant(
    `client/screens/${folder}/screen.ts`,
    `import type { Screen } from '#client/lib/screen.ts'
    export const screen: Screen = ${JSON.stringify(screen)}`,
  )
}

test('a screen is named after its folder, and private unless it declares otherwise', async () => {
  declare('poll-result', { paths: { en: '/poll/:slug', hr: '/anketa/:slug' } })
  declare('polls', { paths: { en: '/polls' }, isPublic: true, queryKeys: ['page'] })
  const screens = await readScreens(root)

  expect(screens.map(({ name }) => name)).toEqual(['pollResult', 'polls'])
  const list = screenList('client/generated/screens.ts', screens)
  expect(list).toMatch(/pollResult: {.*poll-result-route.ts'\), isPrivate: true }/)
  expect(list).toMatch(/polls: {.*isPrivate: false }/)
  expect(screenList('client/generated/server-screens.ts', screens)).toMatch(
    /polls: {.*"queryKeys":\["page"\]/,
  )
})

test('the first segments of the paths of screens in all languages are reserved, parameters are not', async () => {
  declare('home', { paths: { en: '/' } })
  declare('poll', { paths: { en: '/poll/:slug', hr: '/anketa/:slug' } })
  declare('page', { paths: { en: '/:slug' } })

  const paths = (await readScreens(root)).flatMap(({ screen }) => Object.values(screen.paths))
  expect(firstSegments(paths)).toEqual(['poll', 'anketa'])
})

test('two screens cannot have the same path', async () => {
  declare('poll', { paths: { en: '/poll/:slug' } })
  declare('vote', { paths: { en: '/vote', hr: '/poll/:id' } })

  await expect(readScreens(root)).rejects.toThrow('The screens poll and vote share /poll/:id.')
})

test('an edited declaration is read again', async () => {
  declare('poll', { paths: { en: '/poll' } })
  await readScreens(root)
  declare('poll', { paths: { en: '/survey' } })
  utimesSync(join(root, 'client/screens/poll/screen.ts'), 1, 1)

  expect((await readScreens(root))[0]?.screen.paths).toEqual({ en: '/survey' })
})

test('a screen needs the texts of everything that its route leads to, except dialogs that fetch their own', () => {
  plant('client/screens/polls/polls-route.ts', "export { Polls } from './polls-screen.tsx'\n")
  plant(
    'client/screens/polls/polls-screen.tsx',
    `import { Bar } from '#client/ui/bar.tsx'
    import { usePollsQuery } from './polls-screen.generated.ts'
    import type { Other } from './other.tsx'
    const { t } = useTranslation('polls')
    const load = () => import('./late.tsx')
    const open = () => import('./dialog.tsx')`,
  )
  plant('client/ui/bar.tsx', "import './missing.css'\nconst { t } = useTranslation('ui')\n")
  plant('client/screens/polls/other.tsx', "import { Polls } from './polls-screen.tsx'\n")
  plant('client/screens/polls/late.tsx', "const { t } = useTranslation('reviews')\n")
  plant(
    'client/screens/polls/dialog.tsx',
    "await navigation.loadTexts()\nconst { t } = useTranslation('account')\n",
  )
  plant('client/screens/home/home-route.ts', "const { t } = useTranslation('content')\n")

  const route = 'client/screens/polls/polls-route.ts'
  expect(areasUsedBy(route, root)).toEqual(['polls', 'reviews', 'ui'])
})

test('the README names each screen and the stories of its states, or the screen has a story of its name', () => {
  const stories = globSync('tests/e2e/*.spec.ts').map((file) => basename(file, '.spec.ts'))
  const table = readFileSync('client/README.md', 'utf8').split('## States of the screens')[1] ?? ''
  const rows = [...table.matchAll(/^\| (.*) \| .* \| (.*) \|$/gm)].slice(2)
  const inReadme = rows.map(([, screens = '']) => screens).join()
  const shown = (folder: string) =>
    stories.includes(folder) ||
    inReadme.includes(`\`${folder}\``) ||
    inReadme.includes(`\`${folder.split('-')[0]}-…\``)

  expect(screenFolders().filter((folder) => !shown(folder))).toEqual([])
  const named = rows.flatMap(([, , files = '']) => files.split(', '))
  expect(named.filter((story) => !stories.includes(story))).toEqual([])
})
