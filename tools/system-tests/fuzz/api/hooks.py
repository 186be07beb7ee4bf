"""Hooks of Schemathesis: who calls, from which address, and with which ids and examples.

FUZZ_SAMPLES names the file that `caller-samples.mjs` writes. Each request comes from an address of its own in
198.18.0.0/15 (RFC 2544), which the gateway believes of a proxy, so that limits by network decide no result.
"""

import itertools
import json
import os
import time
import uuid
from pathlib import Path

import requests
import schemathesis

SAMPLES = json.loads(Path(os.environ["FUZZ_SAMPLES"]).read_text(encoding="utf-8"))
ORIGIN = SAMPLES["origin"]
EXAMPLES = SAMPLES["examples"]
RENEW_AFTER_SECONDS = 300
NETWORK = (198 << 24) + (18 << 16)
ADDRESSES = 1 << 17

calls = itertools.count()


def new_address():
    number = NETWORK + next(calls) % ADDRESSES
    return ".".join(str(number >> shift & 255) for shift in (24, 16, 8, 0))


def ask(path, session=requests, **options):
    headers = {"X-Forwarded-For": new_address(), **options.pop("headers", {})}
    answer = session.post(ORIGIN + path, headers=headers, timeout=60, **options)
    answer.raise_for_status()
    return answer.json()


def operation_id(operation):
    return operation.definition.raw["operationId"]


class Caller:
    """Who sends the requests; the token of a session is renewed before it ends."""

    def __init__(self):
        self.session = requests.Session()
        for name, value in SAMPLES.get("cookies", {}).items():
            # As the answers set it, so that they replace it; a host without dots has this name in cookie jars.
            self.session.cookies.set(name, value, domain="localhost.local", path="/api/auth")
        self.token = SAMPLES.get("token")
        self.renew_at = 0

    def token_for(self, operation):
        leaving = SAMPLES.get("leaving")
        # What ends or removes something does so to somebody of whom nothing else is asked.
        if leaving and operation in leaving["operations"]:
            return ask("/api/auth/login", json=leaving["login"])["token"]
        if time.monotonic() > self.renew_at:
            if self.session.cookies:
                self.token = ask("/api/auth/refresh", self.session)["token"]
            elif "login" in SAMPLES:
                self.token = ask("/api/auth/login", json=SAMPLES["login"])["token"]
            self.renew_at = time.monotonic() + RENEW_AFTER_SECONDS
        return self.token


caller = Caller()


@schemathesis.hook
def before_add_examples(context, examples):
    operation = context.operation
    examples.extend(example_of(operation, example) for example in EXAMPLES.get(operation_id(operation), []))


def proof_for(operation, headers, proven):
    """A proof lasts five minutes, so it is asked for when the operation is up; it is for this one call."""
    key = str(uuid.uuid4())
    purpose = {"operation": operation, "idempotencyKey": key}
    answer = ask("/api/account/step-ups", headers=headers, json={**proven, "for": purpose})
    return {"Idempotency-Key": key, "Step-Up": answer["data"]["proof"]}


def proof_in_body(headers, proven):
    """A proof that a body has, for no one call."""
    return ask("/api/account/step-ups", headers=headers, json=proven)["data"]["proof"]


def example_of(operation, example):
    path = dict(example.get("path", {}))
    if "start" in example:
        path["id"] = ask(example["start"]["path"], headers=example["start"]["headers"])["scanId"]
    body = example.get("body", schemathesis.core.NOT_SET)
    headers = dict(example.get("headers", {}))
    if "proven" in example:
        headers.update(proof_for(operation_id(operation), headers, example["proven"]))
    if "proofInBody" in example:
        body = {**body, "proof": proof_in_body(headers, example["proofInBody"])}
    if "file" in example:
        body = {**body, example.get("fileField", "file"): Path(example["file"]).read_bytes()}
    return operation.Case(
        path_parameters=path,
        headers=headers or None,
        cookies=example.get("cookies"),
        query=example.get("query"),
        body=body,
        media_type=example.get("mediaType"),
    )


@schemathesis.hook
def before_call(context, case, kwargs):
    operation = operation_id(case.operation)
    case.headers["X-Forwarded-For"] = new_address()
    examples = EXAMPLES.get(operation, [])
    generated = case.meta is not None and case.meta.phase.name.value != "examples"
    # Two of three questions with sound ids are about what the caller has; the others are about nothing.
    if generated and case.meta.generation.mode.is_positive and case.method == "GET" and next(calls) % 3 and examples:
        case.path_parameters = {**case.path_parameters, **examples[0].get("path", {})}
        case.query = {**case.query, **examples[0].get("query", {})}
        # What somebody else of this run has, is asked for as this somebody.
        for name, value in examples[0].get("headers", {}).items():
            case.headers.setdefault(name.title(), value)
    # What only a page's script may send comes from one, but when it is unsound anyway.
    if generated and case.meta.generation.mode.is_positive and examples and "origin" in examples[0].get("headers", {}):
        case.headers.setdefault("Origin", examples[0]["headers"]["origin"])
    if "Authorization" not in case.headers and (token := caller.token_for(operation)):
        case.headers["Authorization"] = f"Bearer {token}"
    # Otherwise `ignored_auth` takes our tokens for made-up ones and wants them refused.
    case._has_explicit_auth = "Authorization" in case.headers
