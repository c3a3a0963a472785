import { type ReactElement, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { FailedAnswer, NotFound } from '#client/admin/frame/faults.tsx'
import { Loading } from '#client/admin/frame/loading.tsx'
import { ScreenHead } from '#client/admin/frame/screen-head.tsx'
import { useBulkJobQuery } from './job.generated.ts'
import { JobProgress } from './job-progress.tsx'
import { JobRows } from './job-rows.tsx'

const LOOK_AGAIN_MS = 1_000

/** Moves of many orders: how far they have come, and what became of each. */
export function JobScreen(): ReactElement {
  const { t } = useTranslation('job')
  const { id = '' } = useParams()
  const { data, error, refetch } = useBulkJobQuery({ variables: { id } })
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
    </>
  )
}
