import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { needProgram, provided, runInstaller, type Say } from './programs'

const version = '3.9.1'

/** The broker, and the log backend that its own distribution has: without one it would be silent. */
const wanted = [
  ['org.apache.kafka', 'kafka_2.13', version],
  ['org.slf4j', 'slf4j-reload4j', '1.7.36'],
] as const

const project = `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>originseal</groupId>
  <artifactId>kafka</artifactId>
  <version>${version}</version>
  <dependencies>
${wanted
  .map(
    ([group, artifact, of]) =>
      `    <dependency><groupId>${group}</groupId><artifactId>${artifact}</artifactId><version>${of}</version></dependency>`,
  )
  .join('\n')}
  </dependencies>
</project>
`

/**
 * Apache Kafka by its Maven coordinates, with all that it needs, once per version. Maven's own configuration says
 * where they come from, and Maven checks their checksums.
 * @returns what starts a class of it with the JDK's java
 * @throws Missing without java or mvn, or with what Maven said
 */
export async function kafkaProgram(say: Say): Promise<(main: string, args: string[]) => string[]> {
  const java = needProgram('java', 'install a Java runtime, 17 or later (Debian: openjdk-17-jre-headless)')
  const folder = await provided(`kafka-${version}`, async (fresh) => {
    const maven = needProgram(
      'mvn',
      'install Apache Maven (Debian: maven); it brings Kafka from Maven Central',
    )
    say(`bringing Apache Kafka ${version} with Maven`)
    writeFileSync(join(fresh, 'pom.xml'), project)
    const copy = ['--batch-mode', '--quiet', '-f', 'pom.xml', 'dependency:copy-dependencies']
    const where = [`-DoutputDirectory=${join(fresh, 'libs')}`, '-DincludeScope=runtime']
    await runInstaller(maven, [...copy, ...where], { folder: fresh, log: join(fresh, 'install.log') })
    rmSync(join(fresh, 'pom.xml'))
  })
  return (main, args) => [java, '-cp', join(folder, 'libs', '*'), ...args, main]
}
