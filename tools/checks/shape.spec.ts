import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const repository = join(__dirname, '../..')
const read = (path: string): string => readFileSync(join(repository, path), 'utf8')
const dependenciesOf = (project: string): string[] => {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(
    read(join(project, 'package.json')),
  ) as Record<string, Record<string, string> | undefined>
  return Object.keys({ ...dependencies, ...devDependencies })
}
const tracked = execFileSync('git', ['ls-files'], { cwd: repository, encoding: 'utf8' }).split('\n')

test('SYS-07: the top level has the files and folders that were asked for', () => {
  const asked = ['package.json', 'nx.json', 'tsconfig.base.json', 'README.md']
  const folders = ['apps', 'libs', 'deploy', 'helm', 'docker', 'tools']
  for (const name of [...asked, ...folders]) {
    expect([name, tracked.some((path) => path === name || path.startsWith(`${name}/`))]).toEqual([name, true])
  }
})

test('SYS-01: what runs is TypeScript, and the web is React with Redux Toolkit Query and react-router-dom', () => {
  const scripts = tracked.filter((path) => /^(apps|libs)\/[^/]+\/(.+\/)?src\/.*\.(js|jsx|mjs)$/u.test(path))
  expect(scripts).toEqual([])
  expect(dependenciesOf('apps/web')).toEqual(
    expect.arrayContaining(['react', '@reduxjs/toolkit', 'react-router-dom']),
  )
  expect(read('apps/web/src/api/api.ts')).toContain("from '@reduxjs/toolkit/query/react'")
  expect(read('apps/web/src/app/router.tsx')).toContain("from 'react-router-dom'")
})

test('SYS-02: gateway, identity, protection, scan-orchestrator, billing, enforcement, trademark and admin are services that build and start alone', () => {
  for (const service of [
    'gateway',
    'identity',
    'protection',
    'scan-orchestrator',
    'billing',
    'enforcement',
    'trademark',
    'admin',
  ]) {
    expect([service, existsSync(join(repository, 'apps', service, 'src/main.ts'))]).toEqual([service, true])
    const others = dependenciesOf(`apps/${service}`).filter((name) =>
      tracked.includes(`apps/${name.replace('@originseal/', '')}/package.json`),
    )
    expect(others).toEqual([])
  }
})

test('SYS-05: Puppeteer opens pages, ethers speaks to the chain, an IPFS importer gives the CIDs', () => {
  expect(dependenciesOf('libs/crawling')).toContain('puppeteer')
  expect(dependenciesOf('libs/anchoring')).toContain('ethers')
  expect(dependenciesOf('libs/platform/storage')).toContain('ipfs-unixfs-importer')
})

test('SYS-06: jest, @testcontainers/postgresql and Playwright are what proves it', () => {
  expect(dependenciesOf('.')).toEqual(expect.arrayContaining(['jest', '@playwright/test']))
  expect(dependenciesOf('tools/engines')).toContain('@testcontainers/postgresql')
})

test('SYS-03: services speak over Kafka where brokers are configured, by a carrier that passes the contract', () => {
  expect(dependenciesOf('libs/platform/messaging')).toEqual(
    expect.arrayContaining(['kafkajs', '@nestjs/microservices']),
  )
  expect(read('libs/platform/messaging/src/kafka/kafka-transport.int.spec.ts')).toContain(
    'describeEventTransport(',
  )
  for (const service of [
    'identity',
    'protection',
    'scan-orchestrator',
    'billing',
    'enforcement',
    'trademark',
    'admin',
  ]) {
    expect(read(`apps/${service}/src/config.ts`)).toContain('superRefine(refuseNotOneCarrier)')
    expect(read(`apps/${service}/src/app.module.ts`)).toContain('events: config')
  }
})

test('SYS-04: every service with data has it in PostgreSQL through TypeORM', () => {
  for (const service of [
    'identity',
    'protection',
    'scan-orchestrator',
    'billing',
    'enforcement',
    'trademark',
    'admin',
  ]) {
    expect(dependenciesOf(`apps/${service}`)).toContain('typeorm')
    expect(read(`apps/${service}/src/data-source.ts`)).toContain("from '@originseal/database'")
  }
})

test('SYS-04: files are in MinIO where an endpoint is configured, by a store that passes the contract', () => {
  expect(dependenciesOf('libs/platform/storage')).toContain('minio')
  expect(read('libs/platform/storage/src/s3-object-store.int.spec.ts')).toContain('objectStoreContract(')
  for (const module of [
    'protection/src/works/works.module.ts',
    'scan-orchestrator/src/infrastructure.module.ts',
  ])
    expect(read(`apps/${module}`)).toContain('openObjectStore(config)')
})
