#!/bin/sh
# Kubo neither finds nor is found; what tools/engines/src/servers/private-kubo.ts says without containers. The image runs
# it before each start of the daemon.
set -e
set_json() { ipfs config --json "$1" "$2"; }
set_json Addresses.API '"/ip4/0.0.0.0/tcp/5001"'
set_json Addresses.Gateway '[]'
set_json Addresses.Swarm '[]'
set_json Bootstrap '[]'
set_json Discovery.MDNS.Enabled false
set_json Routing.Type '"none"'
set_json Routing.DelegatedRouters '[]'
set_json Ipns.DelegatedPublishers '[]'
set_json DNS.Resolvers '{}'
set_json AutoConf.Enabled false
set_json AutoTLS.Enabled false
set_json Provide.Enabled false
set_json Swarm.DisableNatPortMap true
set_json Gateway.NoFetch true
set_json Import.CidVersion 1
set_json Import.UnixFSChunker '"size-262144"'
set_json Import.UnixFSRawLeaves true
set_json Import.UnixFSFileMaxLinks 174
