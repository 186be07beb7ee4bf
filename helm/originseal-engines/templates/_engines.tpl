{{/* Name of an engine in the cluster. Context: (list root engine). */}}
{{- define "engines.host" -}}
{{ printf "%s-%s" (index . 0).Release.Name (index . 1) | trunc 63 | trimSuffix "-" }}
{{- end }}

{{/* Context: (list root engine). */}}
{{- define "engines.labels" -}}
app.kubernetes.io/instance: {{ (index . 0).Release.Name }}
app.kubernetes.io/name: {{ index . 1 }}
{{- end }}

{{/* 32 hexadecimal digits from the seed. Context: (list root purpose). */}}
{{- define "engines.password" -}}
{{ printf "%s/%s" (index . 0).Values.seed (index . 1) | sha256sum | trunc 32 }}
{{- end }}

{{/* Databases of the services; each has a role of the same name that can reach no other. */}}
{{- define "engines.databases" -}}
identity protection scan-orchestrator billing enforcement trademark admin sandbox-market sandbox-bank
{{- end }}

{{/* Who gets keys of providers from the vault, by which credential. */}}
{{- define "engines.readers" -}}
{{- $root := . }}
{{- $readers := list }}
{{- range list "billing" "enforcement" "identity" "protection" "scan-orchestrator" "trademark" }}
{{- $readers = append $readers (printf "%s=%s" . (include "engines.password" (list $root (printf "provider-keys/%s" .)))) }}
{{- end }}
{{- join "," $readers }}
{{- end }}

{{/* Context: (list root database). */}}
{{- define "engines.database" -}}
{{- $root := index . 0 }}{{ $name := index . 1 -}}
postgresql://{{ $name }}:{{ include "engines.password" (list $root $name) }}@{{ include "engines.host" (list $root "postgres") }}:5432/{{ $name }}
{{- end }}
