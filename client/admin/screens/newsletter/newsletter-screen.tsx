import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ListScreen } from '#client/admin/list/list-screen.tsx'
import type { Selection } from '#client/admin/list/selection.ts'
import { useList } from '#client/admin/list/use-list.ts'
import { useLanguageName } from '#client/admin/methods/language-name.ts'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { NEWSLETTER_LIST } from '#services/contract/rules/lists/newsletter.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { useNewsletterRowsQuery, useNewsletterViewsQuery } from './newsletter.generated.ts'
import { StopDialog } from './stop-dialog.tsx'

/** Who gets the newsletter, for the export to the tool that sends it. */
export function NewsletterScreen(): ReactElement {
  const { t } = useTranslation('newsletter')
  const languageName = useLanguageName()
  const state = useList(NEWSLETTER_LIST)
  const answer = useNewsletterRowsQuery({ variables: state.variables })
  const { data } = useNewsletterViewsQuery()
  return (
    <>
      <ListScreen
        {...{ state, answer }}
        name="NEWSLETTER"
        area="newsletter"
        page={answer.data?.newsletterRows}
        views={data?.newsletterViews}
        labelOf={({ email }) => email}
        cells={{ language: ({ language }) => languageName(language) }}
        looks={{ ACTIVE: 'good', PENDING: 'warning', STOPPED: 'plain' }}
        actions={(selection, clear) => <Actions {...{ selection, clear }} />}
      />
      <p className="mt-4 text-ink-soft">{t('about')}</p>
    </>
  )
}

type ActionsProps = { readonly selection: Selection; clear(): void }

function Actions({ selection, clear }: ActionsProps): ReactElement | null {
  const { t } = useTranslation('newsletter')
  const [open, setOpen] = useState<'stop' | 'delete' | null>(null)
  if (selection.kind === 'all') return null
  const dialog = { ids: [...selection.ids], onDone: clear, onClose: () => setOpen(null) }
  return (
    <>
      <button type="button" onClick={() => setOpen('stop')} className={deskButton()}>
        {t('stop')}
      </button>
      <button type="button" onClick={() => setOpen('delete')} className={deskButton('danger')}>
        {t('delete')}
      </button>
      {open === 'stop' ? <StopDialog {...dialog} /> : null}
      {open === 'delete' ? <DeleteDialog {...dialog} /> : null}
    </>
  )
}
