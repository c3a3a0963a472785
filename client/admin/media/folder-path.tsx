import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#client/ui/icon.tsx'
import type { Folder } from './folders.ts'

type FolderPathProps = {
  readonly path: readonly Folder[]
  /** What opens a folder, or all pictures. */
  way(id: string | null, name: string): ReactNode
}

/** Where in the library one is. */
export function FolderPath({ path, way }: FolderPathProps): ReactElement {
  const { t } = useTranslation('media')
  const all = t('folders.all')
  const last = path.at(-1)
  return (
    <nav aria-label={t('folders.path')}>
      <ol className="flex flex-wrap items-center gap-x-1.5">
        {last ? <li>{way(null, all)}</li> : null}
        {path.slice(0, -1).map(({ id, name }) => (
          <li key={id} className="flex items-center gap-1.5">
            <Icon name="next" className="size-4 text-ink-soft" />
            {way(id, name)}
          </li>
        ))}
        <li className="flex min-h-11 min-w-0 items-center gap-1.5">
          {last ? <Icon name="next" className="size-4 text-ink-soft" /> : null}
          <span aria-current="true" className="display text-xl wrap-anywhere">
            {last?.name ?? all}
          </span>
        </li>
      </ol>
    </nav>
  )
}
