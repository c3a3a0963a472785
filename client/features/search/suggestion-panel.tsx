import {
  type KeyboardEvent,
  type ReactElement,
  type RefObject,
  useEffect,
  useId,
  useImperativeHandle,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigationHelp } from '#client/features/navigation/navigation-context.ts'
import { PathLink } from '#client/features/navigation/path-link.tsx'
import { useFormat } from '#client/lib/format.ts'
import { usePaths } from '#client/lib/links.ts'
import { Picture } from '#client/ui/picture.tsx'
import { cleanKeywords } from './keywords.ts'
import { LastSearches } from './last-searches.tsx'
import { type Option, type OptionGroup, optionGroups } from './options.ts'
import { useSuggestions } from './use-suggestions.ts'

export type KeyHandler = (event: KeyboardEvent<HTMLInputElement>) => void

/** Attributes of the field. */
export type ComboboxProps = {
  readonly role: 'combobox'
  readonly 'aria-autocomplete': 'list'
  readonly 'aria-expanded': boolean
  readonly 'aria-controls': string
  readonly 'aria-activedescendant': string | undefined
}

type SuggestionPanelProps = {
  readonly typed: string
  /** Receives the keys of the field, which keeps the focus. */
  readonly keys: RefObject<KeyHandler | null>
  readonly onChange: (field: ComboboxProps) => void
}

/** The list of a combobox: the field has the focus and names the active option. */
export function SuggestionPanel({ typed, keys, onChange }: SuggestionPanelProps): ReactElement {
  const id = useId()
  const [activeId, setActiveId] = useState<string | null>(null)
  const { t } = useTranslation('search')
  const { pathTo } = usePaths()
  const help = useNavigationHelp()
  const keywords = cleanKeywords(typed)
  const suggestions = useSuggestions(keywords)
  const shown = keywords === '' ? null : suggestions
  const groups = shown
    ? optionGroups(shown.found, {
        id,
        keywords: shown.keywords,
        pathTo,
        texts: { all: t('suggest.all', { keywords: shown.keywords }) },
      })
    : []
  const options = groups.flatMap((group) => group.options)

  const isExpanded = options.length > 0

  // biome-ignore lint/correctness/useExhaustiveDependencies: other suggestions have other options.
  useEffect(() => setActiveId(null), [shown])
  useEffect(() => {
    onChange({
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isExpanded,
      'aria-controls': id,
      'aria-activedescendant': activeId ?? undefined,
    })
  }, [id, isExpanded, activeId, onChange])

  useImperativeHandle(keys, () => (event) => {
    const at = options.findIndex((option) => option.id === activeId)
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && options.length > 0) {
      event.preventDefault()
      // One place before the first is the field itself.
      const places = options.length + 1
      activate(options[((at + 1 + step + places) % places) - 1] ?? null)
    }
    const active = options[at]
    if (event.key === 'Enter' && active) {
      event.preventDefault()
      help?.go(active.path)
    }
  })

  function activate(option: Option | null): void {
    setActiveId(option?.id ?? null)
    if (option) document.getElementById(option.id)?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <div className="mt-4">
      <p role="status" className="sr-only">
        {isExpanded ? t('suggest.count', { count: options.length }) : ''}
      </p>
      {keywords === '' ? (
        <>
          <LastSearches />
          <p className="mt-3 hidden text-base text-ink-text md:block">{t('suggest.hint')}</p>
        </>
      ) : null}
      {shown?.found.correctedKeywords ? (
        <p className="mb-3 text-ink-text">
          {t('suggest.corrected', { corrected: shown.found.correctedKeywords })}
        </p>
      ) : null}
      {shown && !isExpanded ? (
        <p role="status" className="text-ink-text">
          {t('suggest.none', { keywords: shown.keywords })}
        </p>
      ) : null}
      <div
        id={id}
        role="listbox"
        aria-label={t('suggest.label')}
        hidden={!isExpanded}
        className="grid gap-x-10 gap-y-5 md:grid-cols-[3fr_2fr]"
      >
        {groups.map((group) => (
          <Group key={group.name} group={group} id={`${id}-${group.name}`} activeId={activeId} />
        ))}
      </div>
    </div>
  )
}

type GroupProps = {
  readonly group: OptionGroup
  readonly id: string
  readonly activeId: string | null
}

const PLACES: Readonly<Record<OptionGroup['name'], string>> = {
  products: 'md:row-span-3',
  categories: 'md:col-start-2',
  posts: 'md:col-start-2',
  pages: 'md:col-start-2',
  all: 'border-t border-ink-line pt-3 md:col-span-2',
}

function Group({ group, id, activeId }: GroupProps): ReactElement {
  const { t } = useTranslation('search')
  const { name, options } = group
  const links = options.map((option) => (
    <PathLink
      key={option.id}
      id={option.id}
      path={option.path}
      role="option"
      aria-selected={option.id === activeId}
      tabIndex={-1}
      className={`flex min-h-11 items-center gap-3 rounded-sm px-2 py-1.5 hover:bg-ink-raised ${
        option.id === activeId ? 'bg-ink-raised outline-2 outline-tide-light' : ''
      }`}
    >
      <OptionText option={option} />
    </PathLink>
  ))
  if (name === 'all') {
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset does not belong into a listbox.
      <div role="group" aria-label={t('title')} className={`font-semibold ${PLACES[name]}`}>
        {links}
      </div>
    )
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not belong into a listbox.
    <div role="group" aria-labelledby={id} className={PLACES[name]}>
      <p id={id} role="presentation" className="kicker px-2 pb-1 text-ink-text">
        {t(`suggest.${name}`)}
      </p>
      {links}
    </div>
  )
}

function OptionText({ option: { label, product } }: { readonly option: Option }): ReactElement {
  const { money } = useFormat()
  if (!product) return <span className="min-w-0">{label}</span>
  return (
    <>
      <Picture
        picture={product.picture}
        sizes="3rem"
        alt=""
        className="h-15 w-12 shrink-0 rounded-sm"
      />
      <span className="min-w-0 flex-1">{label}</span>
      <span className="shrink-0 font-semibold figures">{money(product.price.final)}</span>
    </>
  )
}
