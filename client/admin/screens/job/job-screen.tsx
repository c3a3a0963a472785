import { type ReactElement, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router'
import { FailedAnswer, NotFound } from '#client/admin/frame/faults.tsx'
import { Loading } from '#client/admin/frame/loading.tsx'
import { ScreenHead } from '#client/admin/frame/screen-head.tsx'
import { BULK_PAGE } from '#services/contract/rules/bulk.ts'
import { MOST_COUNTED } from '#services/contract/rules/lists/list.ts'
import { useBulkJobQuery } from './job.generated.ts'
import { JobPages } from './job-pages.tsx'
import { JobProgress } from './job-progress.tsx'
import { JobRows } from './job-rows.tsx'

const MOST_PAGES = MOST_COUNTED / BULK_PAGE
const LOOK_AGAIN_MS = 1_000

/** Moves of many orders: how far they have come, and what became of each. */
export function JobScreen(): ReactElement {
  const { t } = useTranslation('job')
  const { id = '' } = useParams()
  const [address] = useSearchParams()
  const given = Math.trunc(Number(address.get('page')))
  const page = given >= 1 && given <= MOST_PAGES ? given : 1
  const { data, error, refetch } = useBulkJobQuery({ variables: { id, page } })
  const isRunning = data?.bulkJob?.state === 'RUNNING'
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => void refetch().catch(() => undefined), LOOK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [isRunning, refetch])
  if (!data) return error ? <FailedAnswer onAgain={() => void refetch()} /> : <Loading />
  const { bulkJob: job } = data
  if (!job) return <NotFound />

  return (
    <>
      <ScreenHead title={t(`title.${job.move}`, { count: job.total })} />
      <JobProgress job={job} />
      <JobRows rows={job.rows} />
      <JobPages page={page} pages={Math.ceil(job.total / BULK_PAGE)} />
    </>
  )
}
