import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { FailedAnswer, NotFound } from '#client/admin/frame/faults.tsx'
import { Loading } from '#client/admin/frame/loading.tsx'
import { ScreenHead } from '#client/admin/frame/screen-head.tsx'
import { PRIVACY_LOOKS } from '#client/admin/screens/privacy/privacy-looks.ts'
import { Tag } from '#client/admin/ui/tag.tsx'
import { AnswerPanel } from './answer-panel.tsx'
import { OtherRequests } from './other-requests.tsx'
import { usePrivacyRequestQuery } from './privacy-request.generated.ts'
import { RequestFacts } from './request-facts.tsx'
import { RequestHistory } from './request-history.tsx'

/** One request: who wants what until when, and the way to the answer. */
export function PrivacyRequestScreen(): ReactElement {
  const { t } = useTranslation('privacy')
  const { id = '' } = useParams()
  const { data, error, refetch } = usePrivacyRequestQuery({ variables: { id } })
  if (!data) return error ? <FailedAnswer onAgain={() => void refetch()} /> : <Loading />
  const { privacyRequest: request } = data
  if (!request) return <NotFound />
  return (
    <>
      <ScreenHead title={t('head', { id, kind: t(`words.${request.kind}`) })}>
        <Tag look={PRIVACY_LOOKS[request.state]}>{t(`words.${request.state}`)}</Tag>
      </ScreenHead>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="contents min-w-0 flex-col gap-5 lg:flex">
          <RequestFacts request={request} />
          {request.others.length > 0 ? (
            <div className="max-lg:order-2">
              <OtherRequests others={request.others} />
            </div>
          ) : null}
        </div>
        <div className="contents min-w-0 flex-col gap-5 lg:flex">
          <div className="max-lg:order-1">
            <AnswerPanel request={request} />
          </div>
          <div className="max-lg:order-3">
            <RequestHistory id={id} />
          </div>
        </div>
      </div>
    </>
  )
}
