{{/* Facts of all services: files/services.yaml as a map. Context: the root. */}}
{{- define "originseal.facts" -}}
{{ .Files.Get "files/services.yaml" }}
{{- end }}

{{/* A service's name in the cluster. Context: (list root service-name). */}}
{{- define "originseal.name" -}}
{{ printf "%s-%s" (index . 0).Release.Name (index . 1) | trunc 63 | trimSuffix "-" }}
{{- end }}

{{/* What tells a service's pods from all others; never changes. Context: (list root service-name). */}}
{{- define "originseal.selector" -}}
app.kubernetes.io/instance: {{ (index . 0).Release.Name }}
app.kubernetes.io/name: {{ index . 1 }}
{{- end }}

{{/*
Labels of everything that belongs to a service. The chart's version is not among them: an upgrade of the chart alone
shall not touch what did not change. Context: (list root service-name).
*/}}
{{- define "originseal.labels" -}}
{{ include "originseal.selector" . }}
app.kubernetes.io/part-of: originseal
app.kubernetes.io/managed-by: {{ (index . 0).Release.Service }}
{{- end }}

{{/* `http://<service>:<port>` within the cluster. Context: (list root service-name). */}}
{{- define "originseal.address" -}}
http://{{ include "originseal.name" . }}:8080
{{- end }}

{{/* A value as text; whole numbers without an exponent, which Helm's floats would get. */}}
{{- define "originseal.text" -}}
{{- if and (kindIs "float64" .) (eq (floor .) .) }}{{ int64 . }}{{ else if not (kindIs "invalid" .) }}{{ . }}{{ end }}
{{- end }}

{{/* The value at a dotted place in values.yaml, as text. Context: (list root place). */}}
{{- define "originseal.at" -}}
{{- $found := (index . 0).Values }}
{{- range splitList "." (index . 1) }}{{ $found = index $found . }}{{ end }}
{{- include "originseal.text" $found }}
{{- end }}

{{/* `true` where something is reached only if a value names it and the value is empty. Context: (list root engine). */}}
{{- define "originseal.isUnused" -}}
{{- $named := dict "tsa" (or (index . 0).Values.tsa.url (index . 0).Values.tsa.fromVault) "kafka" (index . 0).Values.events.kafkaBrokers "kubo" (index . 0).Values.ipfs.rpcUrl }}
{{- if and (hasKey $named (index . 1)) (not (index $named (index . 1))) }}true{{ end }}
{{- end }}

{{/* `http://<pod>.<service>:<port>` of every shard in turn, or the service's one address. Context: (list root service-name). */}}
{{- define "originseal.addresses" -}}
{{- $root := index . 0 }}
{{- $shards := int (index $root.Values.services (index . 1)).shards }}
{{- if $shards }}
{{- $name := include "originseal.name" . }}
{{- $all := list }}
{{- range until $shards }}{{ $all = append $all (printf "http://%s-%d.%s:8080" $name . $name) }}{{ end }}
{{- join "," $all }}
{{- else }}{{ include "originseal.address" . }}{{ end }}
{{- end }}

{{/* The values of the service whose image and Secret these pods have: their own, or that whose role they play. Context: (list root service-name). */}}
{{- define "originseal.program" -}}
{{- $root := index . 0 }}
{{- $fact := index (include "originseal.facts" $root | fromYaml) (index . 1) }}
{{- index $root.Values.services ($fact.roleOf | default (index . 1)) | toYaml }}
{{- end }}

{{/* The name of its Secret. Context: (list root service-name). */}}
{{- define "originseal.secretName" -}}
{{ (include "originseal.program" . | fromYaml).secretName }}
{{- end }}

{{/* When its image is fetched. Context: (list root service-name). */}}
{{- define "originseal.pullPolicy" -}}
{{ (include "originseal.program" . | fromYaml).image.pullPolicy | default "IfNotPresent" }}
{{- end }}

{{/* `true` where a job changes its schema before its pods start. Context: (list root service-name). */}}
{{- define "originseal.hasMigrationJob" -}}
{{- $fact := index (include "originseal.facts" (index . 0) | fromYaml) (index . 1) }}
{{- if and $fact.migrates (eq (include "originseal.program" . | fromYaml).migrations "job") }}true{{ end }}
{{- end }}

{{/* The image: by digest where there is one, else by tag. Context: (list root service-name). */}}
{{- define "originseal.image" -}}
{{- $image := (include "originseal.program" . | fromYaml).image }}
{{- if $image.digest }}{{ $image.repository }}@{{ $image.digest }}
{{- else }}{{ $image.repository }}:{{ $image.tag | default (index . 0).Chart.AppVersion }}{{ end }}
{{- end }}

{{/* `true` where it keeps files that outlive its pods. Context: (list root service-name). */}}
{{- define "originseal.keepsFiles" -}}
{{- $fact := index (include "originseal.facts" (index . 0) | fromYaml) (index . 1) }}
{{- $elsewhere := and $fact.statelessWith (include "originseal.at" (list (index . 0) $fact.statelessWith)) }}
{{- if and $fact.keepsFiles (not $elsewhere) }}true{{ end }}
{{- end }}

{{/* Services that are called by this one and enabled, one per line. Context: (list root service-name). */}}
{{- define "originseal.called" -}}
{{- $root := index . 0 }}
{{- $facts := index (include "originseal.facts" $root | fromYaml) (index . 1) }}
{{- range $callee := concat (values ($facts.calls | default dict)) (values ($facts.callsIfThere | default dict)) | uniq | sortAlpha }}
{{- if (index $root.Values.services $callee).enabled }}
{{ $callee }}
{{- end }}
{{- end }}
{{- end }}

{{/*
A service's environment that is no secret, as the data of its ConfigMap; unset where the text is empty.
Context: (list root service-name).
*/}}
{{- define "originseal.environment" -}}
{{- $root := index . 0 }}
{{- $name := index . 1 }}
{{- $facts := index (include "originseal.facts" $root | fromYaml) $name }}
{{- /* The notice outlasts the idle connections of callers (3 s): none is ended in the moment of its use. */}}
{{- $all := dict "NODE_ENV" "production" "SERVICE_HOST" "0.0.0.0" "SERVICE_PORT" "8080" "STOP_NOTICE_SECONDS" "5" }}
{{- if $root.Values.metrics.enabled }}{{ $_ := set $all "METRICS_PORT" "9090" }}{{ end }}
{{- range $variable, $text := $facts.fixed }}{{ $_ := set $all $variable $text }}{{ end }}
{{- range $other, $fixed := $facts.fixedWithout }}
{{- if not (index $root.Values.services $other).enabled }}{{ $all = merge $all $fixed }}{{ end }}
{{- end }}
{{- with $facts.migrates }}
{{- $_ := set $all . (ternary "false" "true" (eq (include "originseal.hasMigrationJob" (list $root $name)) "true")) }}
{{- end }}
{{- range $variable, $callee := $facts.calls }}
{{- $_ := set $all $variable (include "originseal.address" (list $root $callee)) }}
{{- end }}
{{- range $variable, $callee := $facts.callsIfThere }}
{{- if (index $root.Values.services $callee).enabled }}
{{- $_ := set $all $variable (include "originseal.addresses" (list $root $callee)) }}
{{- end }}
{{- end }}
{{- range $variable, $callee := $facts.allows }}
{{- if (index $root.Values.services $callee).enabled }}
{{- $_ := set $all $variable (printf "%s:8080" (include "originseal.name" (list $root $callee))) }}
{{- end }}
{{- end }}
{{- with $facts.ownAddress }}{{ $_ := set $all . (include "originseal.address" (list $root $name)) }}{{ end }}
{{- range $variable, $place := $facts.values }}
{{- $_ := set $all $variable (include "originseal.at" (list $root $place)) }}
{{- end }}
{{- range $facts.secretFiles }}
{{- $_ := set $all . (printf "/run/secrets/originseal/%s" (trimSuffix "_FILE" .)) }}
{{- end }}
{{- range $variable, $value := (index $root.Values.services $name).settings }}
{{- $_ := set $all $variable (include "originseal.text" $value) }}
{{- end }}
{{- range $variable, $text := $all }}
{{- if $text }}
{{ $variable }}: {{ $text | quote }}
{{- end }}
{{- end }}
{{- end }}
