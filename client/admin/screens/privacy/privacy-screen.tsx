import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ListScreen } from '#client/admin/list/list-screen.tsx'
import { useList } from '#client/admin/list/use-list.ts'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { useFormat } from '#client/lib/format.ts'
import { Icon } from '#client/ui/icon.tsx'
import { PRIVACY_LIST } from '#services/contract/rules/lists/privacy.ts'
import { DueDay } from './due-day.tsx'
import { usePrivacyRowsQuery, usePrivacyViewsQuery } from './privacy.generated.ts'
import { PRIVACY_LOOKS } from './privacy-looks.ts'

/** Requests of people about their data, what is due first. */
export function PrivacyScreen(): ReactElement {
  const { t } = useTranslation('privacy')
  const format = useFormat()
  const state = useList(PRIVACY_LIST)
  const answer = usePrivacyRowsQuery({ variables: state.variables })
  const { data } = usePrivacyViewsQuery()
  return (
    <ListScreen
      {...{ state, answer }}
      name="PRIVACY"
      area="privacy"
      page={answer.data?.privacyRows}
      views={data?.privacyViews}
      looks={PRIVACY_LOOKS}
      head={
        <Link to="/admin/privacy/new" className={deskButton('primary')}>
          <Icon name="plus" className="size-5" />
          {t('new.open')}
        </Link>
      }
      cells={{
        email: ({ email }) => email ?? t('erased'),
        dueOn: ({ dueOn, daysLeft }) => <DueDay {...{ dueOn, daysLeft }} />,
        receivedOn: ({ receivedOn }) => format.date(receivedOn),
      }}
      hrefOf={({ id }) => `/admin/privacy/${id}`}
    />
  )
}
