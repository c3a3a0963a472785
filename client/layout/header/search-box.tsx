import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SearchForm } from '#client/features/search/search-form.tsx'
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
      dialogClassName="search-overlay fixed inset-x-0 top-0 m-0 w-full max-w-none max-md:h-dvh max-md:max-h-none"
    >
      <SearchForm onDone={() => setIsOpen(false)} />
    </Overlay>
  )
}
