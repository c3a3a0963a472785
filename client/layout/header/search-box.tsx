import { type FormEvent, type ReactElement, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { usePaths, withQuery } from '#client/lib/links.ts'
import { buttonClass } from '#client/ui/button-class.ts'
import { Overlay } from './overlay.tsx'
import { useSlashKey } from './use-slash-key.ts'

export function SearchBox(): ReactElement {
  const { t } = useTranslation('frame')
  const [isOpen, setIsOpen] = useState(false)
  useSlashKey(() => setIsOpen(true))

  return (
    <Overlay
      icon="search"
      openLabel={t('search.open')}
      closeLabel={t('search.close')}
      title={t('search.title')}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      dialogClassName="search-overlay fixed inset-x-0 top-0 m-0 w-full max-w-none"
    >
      <SearchForm onDone={() => setIsOpen(false)} />
    </Overlay>
  )
}

/** A plain GET form, so that it searches without scripts too. */
function SearchForm({ onDone }: { readonly onDone: () => void }): ReactElement {
  const { t } = useTranslation('frame')
  const { pathTo } = usePaths()
  const navigate = useNavigate()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)

  function search(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const keywords = input.current?.value.trim() ?? ''
    if (keywords === '') {
      input.current?.focus()
      return
    }
    onDone()
    void navigate(withQuery(pathTo('shop'), { keywords }))
  }

  return (
    <search className="mx-auto block max-w-3xl md:py-6">
      <form action={pathTo('shop')} method="get" onSubmit={search}>
        <label htmlFor={id} className="display text-section">
          {t('search.label')}
        </label>
        <div className="mt-4 flex gap-3">
          <input
            ref={input}
            id={id}
            name="keywords"
            type="search"
            required
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
            placeholder={t('search.placeholder')}
            className="min-h-13 w-full min-w-0 rounded-sm bg-paper px-4 text-lg text-ink placeholder:text-ink-soft"
          />
          <button type="submit" className={buttonClass('primary')}>
            {t('search.submit')}
          </button>
        </div>
        <p className="mt-3 hidden text-base text-ink-text md:block">{t('search.hint')}</p>
      </form>
    </search>
  )
}
