import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ListScreen } from '#client/admin/list/list-screen.tsx'
import { useList } from '#client/admin/list/use-list.ts'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { Icon } from '#client/ui/icon.tsx'
import { REDIRECT_LIST } from '#services/contract/rules/lists/redirects.ts'
import { ImportDialog } from './import-dialog.tsx'
import { RedirectDialog } from './redirect-dialog.tsx'
import {
  type RedirectRowFieldsFragment,
  useRedirectRowsQuery,
  useRedirectViewsQuery,
} from './redirects.generated.ts'

type Open =
  | { readonly kind: 'new' }
  | { readonly kind: 'one'; readonly redirect: RedirectRowFieldsFragment }
  | { readonly kind: 'import' }
  | null

/** Where missing paths of the site lead. */
export function RedirectsScreen(): ReactElement {
  const { t } = useTranslation('redirects')
  const state = useList(REDIRECT_LIST)
  const answer = useRedirectRowsQuery({ variables: state.variables })
  const { data } = useRedirectViewsQuery()
  const [open, setOpen] = useState<Open>(null)
  const close = (): void => setOpen(null)
  return (
    <>
      <ListScreen
        {...{ state, answer }}
        name="REDIRECTS"
        area="redirects"
        page={answer.data?.redirectRows}
        views={data?.redirectViews}
        head={
          <>
            <button
              type="button"
              onClick={() => setOpen({ kind: 'new' })}
              className={deskButton('primary')}
            >
              <Icon name="plus" className="size-5" />
              {t('add')}
            </button>
            <button
              type="button"
              onClick={() => setOpen({ kind: 'import' })}
              className={deskButton()}
            >
              {t('import.open')}
            </button>
          </>
        }
        cells={{
          path: (redirect) => (
            <button
              type="button"
              onClick={() => setOpen({ kind: 'one', redirect })}
              className="min-h-11 text-left font-semibold wrap-anywhere text-link"
            >
              {redirect.path}
            </button>
          ),
          target: ({ target }) => (
            <a href={target.replace(/\*$/, '')} className="wrap-anywhere text-link">
              {target}
            </a>
          ),
        }}
      />
      {open?.kind === 'new' ? <RedirectDialog onClose={close} /> : null}
      {open?.kind === 'one' ? (
        <RedirectDialog path={open.redirect.path} base={open.redirect.target} onClose={close} />
      ) : null}
      {open?.kind === 'import' ? <ImportDialog onClose={close} /> : null}
    </>
  )
}
