"""Calculates curves, medians, 90 % quantiles and bands of a time ledger's CSV with lifelines (https://lifelines.readthedocs.io).

    pip install lifelines && python with-lifelines.py rows.csv

Independent of our own estimator, which apps/enforcement/src/time-ledger compares with what this printed.
"""

import csv
import datetime
import json
import math
import sys

from lifelines import KaplanMeierFitter
from lifelines.utils import median_survival_times, qth_survival_time


def hours(begin, end):
    at = datetime.datetime.fromisoformat
    return (at(end.replace("Z", "+00:00")) - at(begin.replace("Z", "+00:00"))).total_seconds() / 3600


def number(value):
    return None if math.isinf(value) else float(value)


def figures(rows):
    times = [hours(row["filed_at"], row["first_down_at"] or row["followed_until"]) for row in rows]
    fitter = KaplanMeierFitter().fit(times, [row["seen_by"] == "us" for row in rows])
    band = median_survival_times(fitter.confidence_interval_)
    low, high = sorted(float(value) for value in band.iloc[0])
    share = fitter.survival_function_.iloc[:, 0]
    bounds = fitter.confidence_interval_
    curve = [
        [float(at), 1 - float(share[at]), 1 - float(bounds.loc[at].max()), 1 - float(bounds.loc[at].min())]
        for at, events in fitter.event_table["observed"].items()
        if events > 0
    ]
    return {
        "curve": [[None if math.isnan(value) else value for value in point] for point in curve],
        "medianHours": number(fitter.median_survival_time_),
        "p90Hours": number(qth_survival_time(0.1, fitter.survival_function_)),
        "medianLowHours": number(low),
        "medianHighHours": number(high),
        "downWithin72Hours": 1 - float(fitter.predict(72)),
    }


with open(sys.argv[1], newline="", encoding="utf-8") as file:
    ledger = list(csv.DictReader(file))
platforms = sorted({row["platform"] for row in ledger})
print(json.dumps({name: figures([row for row in ledger if row["platform"] == name]) for name in platforms}, indent=2))
