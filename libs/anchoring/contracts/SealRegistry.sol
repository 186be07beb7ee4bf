// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title SealRegistry: when a Merkle root was first published, and by whom.
/// @notice One call stands for a whole batch of sealed works: `root` is an RFC 6962 tree over salted
/// commitments, so nothing about a work or a person can be read from the chain.
/// @dev No owner, no upgrade, no funds, no way to change or remove a record: the code is the promise.
/// A record belongs to its sender. A stranger who copies a root out of the mempool and gets in first
/// writes a record of their own (one that they can't open: they lack salts and files) and can neither
/// take, spoil nor block the record of the sender they copied.
contract SealRegistry {
    /// One storage slot.
    struct Seal {
        uint64 blockNumber;
        uint64 blockTime;
        uint32 leafCount;
    }

    /// Emitted exactly once for each (sealer, root), by the only successful transaction for it.
    event Sealed(address indexed sealer, bytes32 indexed root, uint32 leafCount);

    /// The sender has sealed this root before; the first record stands.
    error AlreadySealed(uint64 blockNumber);

    mapping(address sealer => mapping(bytes32 root => Seal)) private seals;

    /// Publishes a root. A second call for the same root by the same sender reverts, so that a batch
    /// that was sent twice by mistake still has one event and one successful transaction.
    function seal(bytes32 root, uint32 leafCount) external {
        Seal storage first = seals[msg.sender][root];
        if (first.blockNumber != 0) revert AlreadySealed(first.blockNumber);
        seals[msg.sender][root] = Seal(uint64(block.number), uint64(block.timestamp), leafCount);
        emit Sealed(msg.sender, root, leafCount);
    }

    /// The record of a root sealed by `sealer`; zeros when there is none.
    function sealedAt(
        address sealer,
        bytes32 root
    ) external view returns (uint64 blockNumber, uint64 blockTime, uint32 leafCount) {
        Seal storage record = seals[sealer][root];
        return (record.blockNumber, record.blockTime, record.leafCount);
    }
}
