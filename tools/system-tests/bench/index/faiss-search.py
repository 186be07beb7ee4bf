#!/usr/bin/env python3
"""faiss's exact indexes over binary hashes, one query at a time on one thread: faiss-search.py HASHES QUERIES LIMIT

HASHES and QUERIES hold 32 bytes a row.

- flat: IndexBinaryFlat, a scan;
- 11x23 and 16x16: IndexBinaryMultiHash of so many pieces of so many bits, with as many flipped bits a piece as make it
  exact: two hashes within LIMIT bits differ in at least one piece by at most LIMIT // pieces, so nothing is missed.

When the indexes stand it prints a line with the version and what each took to build. Then it answers each line 'FROM TO'
of its input by one line: for these queries each index's milliseconds and how many neighbours it found. So the caller can
take turns with it. FAISS_INDEXES names the indexes to build, by commas (default flat,11x23,16x16); at ten million
hashes 11x23 takes about 7 GB and 16x16 about 3 GB.
"""
import json
import os
import sys
import time

import faiss
import numpy

BITS = 256


class Flat:
    def __init__(self, rows):
        self.index = faiss.IndexBinaryFlat(BITS)
        self.index.add(rows)

    def search(self, query, limit):
        # A range search is of distances below the radius.
        limits, _, _ = self.index.range_search(query, limit + 1)
        return int(limits[1])


class MultiHash:
    def __init__(self, rows, pieces, bits, limit):
        self.index = faiss.IndexBinaryMultiHash(BITS, pieces, bits)
        self.index.nflip = limit // pieces
        self.index.add(rows)

    def search(self, query, limit):
        limits, _, _ = self.index.range_search(query, limit + 1)
        return int(limits[1])


def build(name, rows, limit):
    if name == "flat":
        return Flat(rows)
    pieces, bits = map(int, name.split("x"))
    return MultiHash(rows, pieces, bits, limit)


def main(stored, asked, limit):
    faiss.omp_set_num_threads(1)
    rows = numpy.fromfile(stored, numpy.uint8).reshape(-1, BITS // 8)
    queries = numpy.fromfile(asked, numpy.uint8).reshape(-1, BITS // 8)
    indexes, seconds = {}, {}
    for name in os.environ.get("FAISS_INDEXES", "flat,11x23,16x16").split(","):
        began = time.perf_counter()
        indexes[name] = build(name, rows, limit)
        seconds[name] = time.perf_counter() - began
    print(json.dumps({"version": faiss.__version__, "seconds": seconds}), flush=True)
    for line in sys.stdin:
        start, end = map(int, line.split())
        answer = {name: {"ms": [], "found": 0} for name in indexes}
        for name, index in indexes.items():
            for at in range(start, end):
                query = queries[at : at + 1]
                began = time.perf_counter()
                answer[name]["found"] += index.search(query, limit)
                answer[name]["ms"].append((time.perf_counter() - began) * 1000)
        print(json.dumps(answer), flush=True)


main(sys.argv[1], sys.argv[2], int(sys.argv[3]))
