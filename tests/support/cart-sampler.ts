import { parentPort, workerData } from 'node:worker_threads'
import { getCart } from '#services/contract/cart.ts'
import { createCaller } from './caller.ts'

/** In a thread of its own, so that what a suite does meanwhile is not measured. */
const { url, headers, session, atLeast } = workerData
const { call } = createCaller(url, headers)
const times: number[] = []
let isOver = false
parentPort?.once('message', () => {
  isOver = true
})

await call(getCart, session)
parentPort?.postMessage('started')
while (!isOver || times.length < atLeast) {
  const began = performance.now()
  await call(getCart, session)
  times.push(performance.now() - began)
}
times.sort((left, right) => left - right)
parentPort?.postMessage(times[Math.floor(times.length * 0.99)])
