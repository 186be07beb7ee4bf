/** Kubo's configuration file, as far as it is changed here (docs/config.md of its repository names every key). */
type KuboConfig = Record<string, unknown>

const section = (config: KuboConfig, name: string) => (config[name] ?? {}) as Record<string, unknown>

/**
 * A node that neither finds nor is found: no peers, no routing, no announcements, no look-ups elsewhere. Works are
 * their owners' until they publish them. Its own `ipfs add` is set to the profile of this system's CIDs, so that a
 * person who adds a file by hand gets the same one.
 * @param config as `ipfs init` made it
 * @param port of the RPC, on the loopback address
 */
export function privateKubo(config: KuboConfig, port: number): KuboConfig {
  return {
    ...config,
    Addresses: {
      API: `/ip4/127.0.0.1/tcp/${port}`,
      Gateway: [],
      Swarm: [],
      Announce: [],
      AppendAnnounce: [],
      NoAnnounce: [],
    },
    Bootstrap: [],
    Discovery: { MDNS: { Enabled: false } },
    Routing: { ...section(config, 'Routing'), Type: 'none', DelegatedRouters: [] },
    Ipns: { ...section(config, 'Ipns'), DelegatedPublishers: [] },
    DNS: { Resolvers: {} },
    AutoConf: { Enabled: false },
    AutoTLS: { Enabled: false },
    Provide: { Enabled: false },
    Swarm: {
      ...section(config, 'Swarm'),
      DisableNatPortMap: true,
      RelayClient: { Enabled: false },
      RelayService: { Enabled: false },
    },
    Gateway: { ...section(config, 'Gateway'), NoFetch: true, NoDNSLink: true },
    Version: { SwarmCheckEnabled: false },
    Import: {
      CidVersion: 1,
      HashFunction: 'sha2-256',
      UnixFSChunker: 'size-262144',
      UnixFSRawLeaves: true,
      UnixFSFileMaxLinks: 174,
    },
  }
}
