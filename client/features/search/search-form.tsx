import { type FormEvent, type ReactElement, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useNavigationHelp } from '#client/features/navigation/navigation-context.ts'
import { usePaths } from '#client/lib/links.ts'
import { useChunk } from '#client/lib/use-chunk.ts'
import { buttonClass } from '#client/ui/button-class.ts'
import type { ComboboxProps, KeyHandler } from './suggestion-panel.tsx'

type SearchFormProps = {
  readonly keywords?: string
  /** In the overlay, which it closes: a large label, and suggestions while typing. */
  readonly onDone?: () => void
}

/** A plain GET form, so that it searches without scripts too. */
export function SearchForm({ keywords = '', onDone }: SearchFormProps): ReactElement {
  const { t } = useTranslation('frame')
  const { pathTo } = usePaths()
  const navigate = useNavigate()
  const help = useNavigationHelp()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const keys = useRef<KeyHandler | null>(null)
  const [typed, setTyped] = useState(keywords)
  const [combobox, setCombobox] = useState<ComboboxProps>()
  const [isWanted, setIsWanted] = useState(false)
  const parts = useChunk(isWanted, () =>
    Promise.all([import('./suggestion-panel.tsx'), help?.loadTexts()]),
  )

  function search(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const wanted = input.current?.value.trim() ?? ''
    if (wanted === '') {
      input.current?.focus()
      return
    }
    onDone?.()
    void navigate(pathTo('search', {}, { keywords: wanted }))
  }

  const Panel = parts?.[0].SuggestionPanel
  const isOverlay = onDone !== undefined
  return (
    <search className={isOverlay ? 'mx-auto block max-w-3xl md:py-6' : 'block max-w-2xl'}>
      <form action={pathTo('search')} method="get" onSubmit={search}>
        <label htmlFor={id} className={isOverlay ? 'display text-section' : 'sr-only'}>
          {t('search.label')}
        </label>
        <div className={`flex gap-3 ${isOverlay ? 'mt-4' : ''}`}>
          <input
            {...combobox}
            ref={input}
            id={id}
            name="keywords"
            type="search"
            required
            maxLength={200}
            autoComplete="off"
            enterKeyHint="search"
            defaultValue={keywords}
            placeholder={t('search.placeholder')}
            onFocus={() => setIsWanted(isOverlay)}
            onInput={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={(event) => keys.current?.(event)}
            className="min-h-13 w-full min-w-0 rounded-sm border border-line-strong bg-paper px-4 text-lg text-ink placeholder:text-ink-soft"
          />
          <button type="submit" className={buttonClass('primary')}>
            {t('search.submit')}
          </button>
        </div>
      </form>
      {Panel ? <Panel typed={typed} keys={keys} onChange={setCombobox} /> : null}
    </search>
  )
}
