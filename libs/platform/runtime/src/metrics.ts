import { createServer, type Server } from 'node:http'
import { Global, Injectable, Logger, Module, type OnApplicationShutdown } from '@nestjs/common'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

/** Names follow Prometheus: `originseal_<what>_<unit>`, counters end in `_total`. */
export interface MetricName {
  readonly name: `originseal_${string}`
  readonly help: string
}

/** One value of a gauge, and the labels that tell it from its siblings. */
export interface Reading {
  readonly value: number
  readonly labels?: Readonly<Record<string, string>>
}

/** Upper bounds in seconds; the promises are 200 and 500 ms (p95 and p99). */
const secondsBuckets = [0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5]

/**
 * What a process tells of itself to whoever runs it. It is told at a port of its own, which no ingress leads to; without
 * a port nothing is told, and nothing is asked of the database for it.
 */
@Injectable()
export class Metrics implements OnApplicationShutdown {
  private readonly log = new Logger('metrics')
  private readonly registry = new Registry()
  private server?: Server
  private readonly unread = new Counter({
    name: 'originseal_gauge_unread_total',
    help: 'Times that a gauge could not be read, because what it asks was away.',
    labelNames: ['gauge'],
    registers: [this.registry],
  })

  /** `read` is called whenever somebody asks; while it fails the gauge is absent and `originseal_gauge_unread_total` grows. */
  gauge<Label extends string = never>(
    metric: MetricName,
    read: () => Promise<readonly Reading[]>,
    labelNames: readonly Label[] = [],
  ): void {
    const { log, unread } = this
    const gauge = new Gauge({
      ...metric,
      labelNames,
      registers: [],
      async collect() {
        this.reset()
        try {
          for (const { value, labels } of await read())
            this.set({ ...labels } as Record<Label, string>, value)
        } catch (error) {
          this.remove() // a gauge without labels would stand at zero after its reset
          unread.inc({ gauge: metric.name })
          log.warn(`${metric.name}: ${error instanceof Error ? error.message : String(error)}`)
        }
      },
    })
    this.registry.registerMetric(gauge)
  }

  /** Returns what counts one. */
  counter<Label extends string = never>(
    metric: MetricName,
    labelNames: readonly Label[] = [],
  ): (labels: Readonly<Record<Label, string>>) => void {
    const counter = new Counter({ ...metric, labelNames, registers: [this.registry] })
    return (labels) => counter.inc(labels)
  }

  /** Returns what notes one duration, in seconds. */
  seconds<Label extends string>(
    metric: MetricName,
    labelNames: readonly Label[],
  ): (labels: Readonly<Record<Label, string>>, seconds: number) => void {
    const buckets = secondsBuckets
    const histogram = new Histogram({ ...metric, labelNames, buckets, registers: [this.registry] })
    return (labels, seconds) => histogram.observe(labels, seconds)
  }

  /** Everything, in Prometheus' text form. */
  text(): Promise<string> {
    return this.registry.metrics()
  }

  /** Answers `GET /metrics` from now on; resolves with the port. Every value bears the label `service`. */
  async listen(service: string, port: number, host: string): Promise<number> {
    this.registry.setDefaultLabels({ service })
    collectDefaultMetrics({ register: this.registry, prefix: 'originseal_' })
    const server = createServer((request, response) => {
      if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end()
      this.text().then(
        (text) => response.writeHead(200, { 'content-type': this.registry.contentType }).end(text),
        (error: unknown) => {
          this.log.error(error)
          response.writeHead(500).end()
        },
      )
    })
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve))
    this.server = server
    const address = server.address()
    return typeof address === 'object' && address ? address.port : port
  }

  async onApplicationShutdown(): Promise<void> {
    const { server } = this
    if (server === undefined) return
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}

@Global()
@Module({ providers: [Metrics], exports: [Metrics] })
export class MetricsModule {}
