import type { LocaleEntry } from './locales.ts'

type Texts = Readonly<Record<string, unknown>>

/** By area of the shop, such as `frame`. */
export type Messages = Readonly<Record<string, Texts>>

/** By path next to the module: ./frame.json. */
type MessageModule = { readonly messages: Readonly<Record<string, Texts>> }

const MODULES = import.meta.glob<MessageModule>('./*/messages.ts')

type Locale = Pick<LocaleEntry, 'file'>

/** Loads the texts of one locale. Without them the page works, with a warning. */
export async function loadMessages(
  locale: Locale,
  warn: (message: string) => void,
  modules: Readonly<Record<string, () => Promise<MessageModule>>> = MODULES,
): Promise<Messages> {
  const load = modules[modulePath(locale)]
  if (load === undefined) {
    warn(`There are no message files for the locale "${locale.file}".`)
    return {}
  }
  try {
    const { messages } = await load()
    return Object.fromEntries(
      Object.entries(messages).map(([path, texts]) => [path.slice(2, -'.json'.length), texts]),
    )
  } catch {
    warn(`The message files of the locale "${locale.file}" could not be loaded.`)
    return {}
  }
}

/** Texts of a screen: its own areas and those of every page. */
export function pickMessages(messages: Messages, areas: readonly string[]): Messages {
  return Object.fromEntries(
    Object.entries(messages).filter(([area]) => areas.includes(area) || EVERYWHERE.includes(area)),
  )
}

/** Areas of the frame and of errors that may occur anywhere. */
const EVERYWHERE = ['frame', 'ui', 'errors', 'server-messages']

function modulePath({ file }: Locale): string {
  return `./${file}/messages.ts`
}
