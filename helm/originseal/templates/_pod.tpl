{{/*
The pod of a service: what a Deployment and a StatefulSet have in common. Context: (list root service-name).
*/}}
{{- define "originseal.pod" -}}
{{- $root := index . 0 }}
{{- $name := index . 1 }}
{{- $service := index $root.Values.services $name }}
{{- $fact := index (include "originseal.facts" $root | fromYaml) $name }}
{{- $secrets := $fact.secrets | default dict }}
{{- $secretName := include "originseal.secretName" (list $root $name) }}
{{- $opensPages := and $fact.opensPages $root.Values.chromium.path -}}
metadata:
  labels:
    {{- include "originseal.selector" (list $root $name) | nindent 4 }}
    app.kubernetes.io/part-of: originseal
  annotations:
    originseal/settings: {{ include "originseal.environment" (list $root $name) | sha256sum }}
spec:
  serviceAccountName: {{ include "originseal.name" (list $root $name) }}
  automountServiceAccountToken: false
  enableServiceLinks: false
  # The pause before the stop, the answers that are under way (8 s), a scan's running task.
  terminationGracePeriodSeconds: 60
  securityContext:
    runAsNonRoot: true
    runAsUser: 10001
    runAsGroup: 10001
    fsGroup: 10001
    fsGroupChangePolicy: OnRootMismatch
    seccompProfile:
      {{- if $opensPages }}
      type: Localhost
      localhostProfile: {{ $root.Values.chromium.seccompProfile | quote }}
      {{- else }}
      type: RuntimeDefault
      {{- end }}
  {{- with $root.Values.imagePullSecrets }}
  imagePullSecrets:
    {{- toYaml . | nindent 4 }}
  {{- end }}
  {{- with $service.nodeSelector }}
  nodeSelector:
    {{- toYaml . | nindent 4 }}
  {{- end }}
  {{- with $service.tolerations }}
  tolerations:
    {{- toYaml . | nindent 4 }}
  {{- end }}
  topologySpreadConstraints:
    {{- range list "kubernetes.io/hostname" "topology.kubernetes.io/zone" }}
    - topologyKey: {{ . }}
      maxSkew: 1
      whenUnsatisfiable: ScheduleAnyway
      matchLabelKeys: [{{ if $fact.shards }}controller-revision-hash{{ else }}pod-template-hash{{ end }}]
      labelSelector:
        matchLabels:
          {{- include "originseal.selector" (list $root $name) | nindent 10 }}
    {{- end }}
  containers:
    - name: {{ $name }}
      image: {{ include "originseal.image" (list $root $name) | quote }}
      imagePullPolicy: {{ include "originseal.pullPolicy" (list $root $name) }}
      ports:
        - name: http
          containerPort: 8080
        {{- if $root.Values.metrics.enabled }}
        - name: metrics
          containerPort: 9090
        {{- end }}
      envFrom:
        - configMapRef:
            name: {{ include "originseal.name" (list $root $name) }}
      env:
        {{- /* Not in the ConfigMap: with another tag of one program no other's changes. */}}
        - name: BUILD_VERSION
          value: {{ (include "originseal.program" (list $root $name) | fromYaml).image.tag | default $root.Chart.AppVersion | quote }}
        {{- if $fact.shards }}
        - name: POD_INDEX
          valueFrom: { fieldRef: { fieldPath: "metadata.labels['apps.kubernetes.io/pod-index']" } }
        - name: {{ $fact.shards }}
          value: $(POD_INDEX)/{{ $service.shards }}
        {{- end }}
        {{- range $secrets.needed }}
        - name: {{ . }}
          valueFrom: { secretKeyRef: { name: {{ $secretName }}, key: {{ . }} } }
        {{- end }}
        {{- range $secrets.optional }}
        - name: {{ . }}
          valueFrom: { secretKeyRef: { name: {{ $secretName }}, key: {{ . }}, optional: true } }
        {{- end }}
      securityContext:
        allowPrivilegeEscalation: false
        readOnlyRootFilesystem: true
        capabilities: { drop: [ALL] }
      # It listens once its database is up to date; until then nobody asks whether it lives.
      startupProbe:
        httpGet: { path: /health/live, port: http }
        periodSeconds: 2
        failureThreshold: 60
      # Alive: the process answers. A database that is away is no reason to start it again.
      livenessProbe:
        httpGet: { path: /health/live, port: http }
        periodSeconds: 10
        timeoutSeconds: 5
      # Ready: it has all it needs to serve. Its own checks take 2 s at most.
      readinessProbe:
        httpGet: { path: /health/ready, port: http }
        periodSeconds: 5
        timeoutSeconds: 3
        failureThreshold: 2
      lifecycle:
        # Until everybody has heard that it leaves, it goes on answering.
        preStop: { sleep: { seconds: 10 } }
      resources:
        {{- toYaml $service.resources | nindent 8 }}
      volumeMounts:
        - name: scratch
          mountPath: /tmp
        {{- if or $fact.keepsFiles $fact.shards }}
        - name: files
          mountPath: /var/lib/originseal
        {{- end }}
        {{- if $fact.secretFiles }}
        - name: secrets
          mountPath: /run/secrets/originseal
          readOnly: true
        {{- end }}
  volumes:
    - name: scratch
      emptyDir: { sizeLimit: {{ $service.scratch }} }
    {{- if include "originseal.keepsFiles" (list $root $name) }}
    - name: files
      persistentVolumeClaim:
        claimName: {{ $service.persistence.existingClaim | default (include "originseal.name" (list $root $name)) }}
    {{- else if $fact.keepsFiles }}
    # What it keeps is elsewhere; here is only what is under way, and what is made again from the database.
    - name: files
      emptyDir: { sizeLimit: {{ $service.scratch }} }
    {{- end }}
    {{- with $fact.secretFiles }}
    - name: secrets
      secret:
        secretName: {{ $secretName }}
        defaultMode: 0440
        items:
          {{- range . }}
          - { key: {{ trimSuffix "_FILE" . }}, path: {{ trimSuffix "_FILE" . }} }
          {{- end }}
    {{- end }}
{{- end }}
