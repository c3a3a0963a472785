import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { ListScreen } from '#client/admin/list/list-screen.tsx'
import { useList } from '#client/admin/list/use-list.ts'
import { AddLink } from '#client/admin/ui/add-link.tsx'
import { useFormat } from '#client/lib/format.ts'
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
      head={<AddLink to="/admin/privacy/new">{t('new.open')}</AddLink>}
      cells={{
        email: ({ email }) => email ?? t('erased'),
        dueOn: ({ dueOn, daysLeft }) => <DueDay {...{ dueOn, daysLeft }} />,
        receivedOn: ({ receivedOn }) => format.date(receivedOn),
      }}
      hrefOf={({ id }) => `/admin/privacy/${id}`}
    />
  )
}
