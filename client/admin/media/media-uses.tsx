import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { MediaUseFieldsFragment } from './media.generated.ts'

/** What shows a picture, each with the way to it. */
export function MediaUses({
  uses,
}: {
  readonly uses: readonly MediaUseFieldsFragment[]
}): ReactElement {
  const { t } = useTranslation('media')
  return (
    <ul className="divide-y divide-line">
      {uses.map(({ kind, id, title, path }) => (
        <li key={`${kind} ${id}`} className="flex flex-wrap items-baseline gap-x-3 py-1.5">
          <span className="text-sm text-ink-soft">{t(`uses.kinds.${kind}`)}</span>
          <UsePlace path={path ?? null} name={title || id} />
        </li>
      ))}
    </ul>
  )
}

type UsePlaceProps = { readonly path: string | null; readonly name: string }

function UsePlace({ path, name }: UsePlaceProps): ReactElement {
  const look = 'inline-flex min-h-11 min-w-0 items-center font-semibold wrap-anywhere'
  if (path === null) return <span className={look}>{name}</span>
  if (path.startsWith('/admin')) {
    return (
      <Link to={path} className={`${look} text-link`}>
        {name}
      </Link>
    )
  }
  return (
    <a href={path} className={`${look} text-link`}>
      {name}
    </a>
  )
}
