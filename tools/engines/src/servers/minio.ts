import { goProgram } from './go-program'
import type { EnginesFolder } from './engines-folder'
import type { Server } from './server'

/** The last state of the server's repository before it was archived. */
const program = {
  name: 'minio',
  module: 'github.com/minio/minio',
  version: 'v0.0.0-20260212201848-7aac2a2c5b7c',
}

/** MinIO over one folder: the S3 server that this system was asked for. Nothing but S3 is spoken to it. */
export async function minioServer(data: EnginesFolder): Promise<Server<'minio'>> {
  const [access, secret] = [data.secret('minio-access-key'), data.secret('minio-secret-key')]
  const port = await data.port('minio', 9000)
  const endpoint = `http://127.0.0.1:${port}`
  let binary = ''
  return {
    name: 'minio',
    endpoint: { endpoint, accessKeyFile: access.file, secretKeyFile: secret.file },
    async install(say) {
      binary = await goProgram(program, say)
    },
    launch: async () => ({
      command: binary,
      args: ['server', data.folder('minio'), '--address', `127.0.0.1:${port}`, '--quiet'],
      env: {
        MINIO_ROOT_USER: access.text,
        MINIO_ROOT_PASSWORD: secret.text,
        MINIO_BROWSER: 'off',
        MINIO_UPDATE: 'off',
        GOMEMLIMIT: '512MiB',
      },
    }),
    async isReady() {
      return (
        (await fetch(`${endpoint}/minio/health/ready`, { signal: AbortSignal.timeout(5_000) })).status === 200
      )
    },
  }
}
